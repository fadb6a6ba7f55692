import { render } from '@testing-library/react';
import { createContext, createElement, memo, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawElements } from '@/app/first-screen/draw-elements';
import { firstScreenSlots } from '@/app/first-screen/first-screen-slots';
import { RowLayout } from '@/browse/layouts/row-layout';
import { TileLayout } from '@/browse/layouts/tile-layout';
import type { Listing } from '@/listings/listing';
import { ListingHead } from '@/offer/listing-head';
import { buildListing } from '#tests/data/build-listing';
import { fixedNow } from '#tests/data/clock';
import { hostileRows } from '#tests/data/hostile-rows';

/** The HTML of an element as React renders it, and as the first screen does. */
function bothOf(element: React.ReactElement) {
  const own = document.createElement('div');
  drawElements(element, own);
  return { byReact: render(element).container, own };
}

/** Expects both to be the same. */
function expectSame(element: React.ReactElement) {
  const { byReact, own } = bothOf(element);
  [own, byReact].forEach((each) => each.normalize());
  // The order of attributes does not matter.
  expect(own.isEqualNode(byReact), `${own.innerHTML}\n${byReact.innerHTML}`).toBe(true);
}

const allSlots = firstScreenSlots('all');
const visitor = { status: 'known', coordinates: { latitude: 9, longitude: 38.7 }, town: null } as const;
const listing = buildListing({
  id: 7,
  discount: '15',
  price: '1234.50',
  contact_phone: '0911 234567',
  product_photo: '/media/a.jpg',
});

describe('drawElements', () => {
  it.each(['none', 'first', 'all'] as const)(
    'draws an offer, a row and a heading as React does (photos: %s)',
    (photos) => {
      const slots = firstScreenSlots(photos);
      expectSame(<TileLayout listing={listing} visitor={visitor} now={fixedNow} eager slots={slots} />);
      expectSame(<RowLayout listing={listing} visitor={visitor} now={fixedNow} eager slots={slots} />);
      expectSame(
        <RowLayout
          listing={listing}
          visitor={visitor}
          now={fixedNow}
          look="grid3"
          heading="h3"
          slots={slots}
        />,
      );
      expectSame(<ListingHead listing={listing} />);
    },
  );

  it.each([
    [
      'tiles',
      (hostile: Listing) => (
        <TileLayout listing={hostile} visitor={visitor} now={fixedNow} eager slots={allSlots} />
      ),
    ],
    [
      'rows',
      (hostile: Listing) => (
        <RowLayout listing={hostile} visitor={visitor} now={fixedNow} eager slots={allSlots} />
      ),
    ],
    ['headings', (hostile: Listing) => <ListingHead listing={hostile} />],
  ])('draws every hostile row as React does, in %s', (_where, draw) => {
    const { byReact, own } = bothOf(
      <>
        {hostileRows('homes').map(({ row, id, hostility }) => (
          <div key={id + hostility} title={hostility}>
            {draw(buildListing(row))}
          </div>
        ))}
      </>,
    );
    [own, byReact].forEach((each) => each.normalize());
    const differing = [...own.children].filter(
      (one, index) => !one.isEqualNode(byReact.children[index] ?? null),
    );
    expect(differing.map((one) => one.getAttribute('title'))).toEqual([]);
    expect(own.children).toHaveLength(hostileRows('homes').length);
  });

  it('renders nothing for null, undefined and booleans', () => {
    expectSame(
      <p>
        {null}
        {false}
        {undefined}
        {0}
        <>
          {'a'}
          {['b', <b key="c">c</b>]}
        </>
      </p>,
    );
  });

  const drawable: Record<string, React.JSX.Element> = {
    'a class': <p className="a b" />,
    'no class': <p className={undefined} />,
    'a style': <p style={{ background: 'red', color: 'white' }} />,
    'a style that is left out': <p style={undefined} />,
    'direction and language': <bdi dir="auto" lang="am" />,
    'what is said of it': <p role="img" aria-label="A chair" aria-hidden aria-busy={false} />,
    'what is said of it, left out': <p aria-label={undefined} aria-describedby={undefined} />,
    data: <p data-place="actions 7" data-index={3} data-open={true} data-shut={false} />,
    'a heading that takes the focus': (
      <h1 tabIndex={-1} id="fresh">
        Fresh
      </h1>
    ),
    'a link': (
      <a href="/nearby-detail?id=3&x=%20" target="_blank" rel="noopener">
        Chair
      </a>
    ),
    'a photo': (
      <img
        src="/a.jpg"
        srcSet="/a.jpg 1x, /b.jpg 2x"
        sizes="50vw"
        alt=""
        loading="lazy"
        decoding="async"
        fetchPriority="high"
      />
    ),
    'a picture': (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <circle cx="11" cy="11" r="8" />
      </svg>
    ),
  };
  it.each(Object.entries(drawable))('draws %s as React does', (_what, element) => {
    const own = document.createElement('div');
    drawElements(element, own);
    const byReact = document.createElement('div');
    // React's server writes styles without spaces.
    byReact.innerHTML = renderToStaticMarkup(element).replace(/style="[^"]*/, (style) =>
      style.replaceAll(/:|;|$/g, (sign) => ({ ':': ': ', ';': '; ' })[sign] ?? ';'),
    );
    expect(own.isEqualNode(byReact), `${own.innerHTML}\n${byReact.innerHTML}`).toBe(true);
  });

  const Memo = memo(() => <p />);
  const Context = createContext('');
  const strange: Record<string, React.ReactNode> = {
    'a component that is memoized': <Memo />,
    'a context': <Context value="" />,
    'what waits': <Suspense />,
    'a boolean of a name that React drops': createElement('p', Object.fromEntries([['title', true]])),
    'a number of px': <p style={{ width: 3 }} />,
    'a function that is no listener': createElement('p', Object.fromEntries([['title', () => {}]])),
    'an address that leads nowhere': <img src="" alt="" />,
    'a listener': createElement('p', { onFocus: () => {} }),
    'what is hidden': <p hidden />,
    'a reference': <p ref={() => {}} />,
    'a first value': <input defaultValue="a" />,
    markup: <p dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />,
    'a set': new Set(['a']),
  };
  it.each(Object.entries(strange))('throws at %s', (_what, node) => {
    expect(() => drawElements(node, document.createElement('div'))).toThrow('The first screen cannot draw');
  });

  it('draws SVG elements in their namespace', () => {
    const { own } = bothOf(
      <svg strokeWidth={2} viewBox="0 0 1 1">
        <path d="M0 0" />
      </svg>,
    );
    expect(own.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});
