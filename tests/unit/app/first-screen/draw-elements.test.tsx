import { render } from '@testing-library/react';
import { createContext, createElement, memo, Suspense } from 'react';
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

  it('draws styles, booleans of ARIA and data, and attributes of SVG as React does', () => {
    expectSame(
      <p
        style={{ background: 'red' }}
        aria-busy={false}
        data-open={true}
        data-index={3}
        className={undefined}
      >
        <img src="/a.jpg" srcSet="/a.jpg 1x, /b.jpg 2x" alt="" fetchPriority="high" />
        <svg viewBox="0 0 24 24" aria-hidden>
          <circle r="8" />
        </svg>
      </p>,
    );
  });

  const Memo = memo(() => <p />);
  const Context = createContext('');
  const strange: Record<string, React.ReactNode> = {
    'a component that is memoized': <Memo />,
    'a context': <Context value="" />,
    'a Suspense boundary': <Suspense />,
    'a boolean that React would leave out': createElement('p', Object.fromEntries([['title', true]])),
    'a style without a unit': <p style={{ width: 3 }} />,
    'a function as an attribute': createElement('p', Object.fromEntries([['title', () => {}]])),
    'an empty address': <img src="" alt="" />,
    'a listener': createElement('p', { onFocus: () => {} }),
    'a hidden element': <p hidden />,
    'a ref': <p ref={() => {}} />,
    'a default value': <input defaultValue="a" />,
    'inner HTML': <p dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />,
    'a Set of children': new Set(['a']),
  };
  it.each(Object.entries(strange))('refuses to draw %s', (_what, node) => {
    expect(() => drawElements(node, document.createElement('div'))).toThrow('The first screen cannot draw');
  });
});
