import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterListings } from '@/nearby/listing-clusters';
import { buildListing } from '#tests/data/build-listing';
import { arbitraryListings } from '#tests/unit/listings/arbitrary-listings';

const at = (product_name: string, latitude: string | null, longitude = '38.760000') =>
  buildListing({ product_name, latitude, longitude });
const namesOf = (clusters: ReturnType<typeof clusterListings>) =>
  clusters.map(({ listings }) => listings.map(({ name }) => name));

/** A hundred px are a hundredth of a degree. */
const toPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: longitude * 10_000,
  y: latitude * 10_000,
});

describe('clusterListings', () => {
  it('groups listings at one place, in the order of each group’s first listing', () => {
    const listings = [at('a', '9.010000'), at('b', '9.020000'), at('c', '9.010000'), at('d', '9.010020')];
    expect(namesOf(clusterListings(listings, toPoint))).toEqual([['a', 'c', 'd'], ['b']]);
  });

  it.each([
    ['9.014000', 2],
    ['9.013900', 1],
  ])('keeps markers 40 px apart: listings at 9.01 and %s have %i markers', (latitude, count) => {
    expect(clusterListings([at('a', '9.010000'), at('b', latitude)], toPoint)).toHaveLength(count);
  });

  it('separates at a larger scale the listings that it joins at a smaller one', () => {
    const listings = [at('a', '9.010000'), at('b', '9.012000')];
    const closer = (place: Parameters<typeof toPoint>[0]) => ({
      x: toPoint(place).x * 4,
      y: toPoint(place).y * 4,
    });
    expect(clusterListings(listings, toPoint)).toHaveLength(1);
    expect(clusterListings(listings, closer)).toHaveLength(2);
  });

  it('leaves out listings without coordinates', () => {
    expect(namesOf(clusterListings([at('nowhere', null), at('a', '9.01')], toPoint))).toEqual([['a']]);
  });

  it('contains every listing with coordinates once, with no two markers too close', () => {
    fc.assert(
      // At a small scale, listings of different towns are close together.
      fc.property(arbitraryListings, fc.constantFrom(1, 0.004, 0.001), (listings, scale) => {
        const toScaled = (place: Parameters<typeof toPoint>[0]) => {
          const { x, y } = toPoint(place);
          return { x: x * scale, y: y * scale };
        };
        const clusters = clusterListings(listings, toScaled);
        const shown = clusters.flatMap((cluster) => cluster.listings);
        expect(new Set(shown)).toEqual(new Set(listings.filter(({ coordinates }) => coordinates !== null)));
        expect(shown).toHaveLength(new Set(shown).size);
        const points = clusters.map(({ coordinates }) => toScaled(coordinates));
        for (const [index, a] of points.entries()) {
          for (const b of points.slice(index + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(40);
          }
        }
      }),
    );
  });
});
