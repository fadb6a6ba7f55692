import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawElements } from '@/app/first-screen/draw-elements';
import { stillParts } from '@/app/first-screen/still-parts';
import { parseListing } from '@/listings/catalogue/parse-listing';
import { ListingHead } from '@/listings/detail/listing-head';
import { TileFace } from '@/listings/results/tile-face';
import { RowFace } from '@/listings/results/row-face';
import { buildListing } from '#tests/build-listing';
import { fixedNow } from '#tests/clock';
import { hostileRows } from '#tests/hostile-rows';

/** What React draws of an element, and what the first screen draws. */
function bothOf(element: React.ReactElement) {
  const own = document.createElement('div');
  drawElements(element, own);
  return { byReact: render(element).container, own };
}

/** Says where they differ, if they do. */
function expectSame(element: React.ReactElement) {
  const { byReact, own } = bothOf(element);
  [own, byReact].forEach((each) => each.normalize());
  // In whatever order their attributes were set.
  expect(own.isEqualNode(byReact), `${own.innerHTML}\n${byReact.innerHTML}`).toBe(true);
}

const visitor = { status: 'known', coordinates: { latitude: 9, longitude: 38.7 }, town: null } as const;
const listing = buildListing({
  id: 7,
  discount: '15',
  price: '1234.50',
  contact_phone: '0911 234567',
  product_photo: '/media/a.jpg',
});

describe('drawElements', () => {
  it.each([true, false])(
    'draws an offer, a row and a heading as React does (with photos: %s)',
    (hasPhotos) => {
      const parts = stillParts(hasPhotos);
      expectSame(<TileFace listing={listing} visitor={visitor} eager parts={parts} />);
      expectSame(<RowFace listing={listing} visitor={visitor} now={fixedNow} eager parts={parts} />);
      expectSame(<ListingHead listing={listing} />);
    },
  );

  it.each(hostileRows('homes'))('draws as React does: $hostility', ({ row }) => {
    const parsed = parseListing(row);
    if (!('listing' in parsed)) throw new Error('It is shown.');
    const parts = stillParts(true);
    expectSame(<TileFace listing={parsed.listing} visitor={visitor} eager parts={parts} />);
    expectSame(<RowFace listing={parsed.listing} visitor={visitor} now={fixedNow} eager parts={parts} />);
    expectSame(<ListingHead listing={parsed.listing} />);
  });

  it('draws nothing of what is no text and no element', () => {
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

  it('draws pictures of their own language', () => {
    const { own } = bothOf(
      <svg strokeWidth={2} viewBox="0 0 1 1">
        <path d="M0 0" />
      </svg>,
    );
    expect(own.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});
