import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '@/listings/listing';
import { toNavigationState } from '@/listings/navigation-state';
import { parseListing } from '@/listings/parse-listing';
import { postFieldNames, postFields } from '@/selling/post/post-fields';
import { buildListing } from '#tests/data/build-listing';
import { filledFields } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { hostileRows, ownerEmail } from '#tests/data/hostile-rows';
import { arbitraryListings } from './arbitrary-listings';

/** The listing that is parsed from a state after the browser has copied it. */
const passOn = (listing: Listing) => parseListing(structuredClone(toNavigationState(listing)).product);

describe('toNavigationState', () => {
  it("keeps every field of a listing but the owner's email address", () => {
    fc.assert(
      fc.property(arbitraryListings, (listings) => {
        for (const listing of listings) {
          expect(passOn(listing)).toEqual({ listing: { ...listing, ownerEmail: '' } });
        }
      }),
    );
  });

  it('keeps every field of a post', () => {
    const row = buildRow(
      Object.fromEntries(postFieldNames.map((name) => [postFields[name].wireName, filledFields[name]])),
    );
    const passed = toNavigationState(buildListing(row)).product;
    for (const name of postFieldNames) expect(Object.keys(passed), name).toContain(postFields[name].wireName);
    expect(passOn(buildListing(row))).toEqual({ listing: { ...buildListing(row), ownerEmail: '' } });
  });

  it.each([
    [7, 7],
    ['7', 7],
    ['007', '007'],
    ['a7', 'a7'],
    ['9007199254740993', '9007199254740993'],
    ['9007199254740992', '9007199254740992'],
  ])('writes the id %j as the API does: %j', (id, passed) => {
    expect(toNavigationState(buildListing({ id })).product.id).toBe(passed);
  });

  it.each([
    ['20.00', 20],
    ['Waiting', 'waiting'],
    ['ended', 'ended'],
    ['soon', null],
    [null, null],
  ])('writes the discount %j as the API does: %j', (discount, passed) => {
    expect(toNavigationState(buildListing({ discount })).product.discount).toBe(passed);
  });

  it.each(hostileRows('homes').map(({ hostility, row }) => [hostility, row]))(
    'keeps a row with %s',
    (_hostility, row) => {
      const parsed = parseListing(row);
      const listing = 'listing' in parsed ? parsed.listing : null;
      expect(listing && passOn(listing)).toEqual({ listing: { ...listing, ownerEmail: '' } });
      expect(JSON.stringify(listing && toNavigationState(listing))).not.toContain(ownerEmail);
    },
  );
});
