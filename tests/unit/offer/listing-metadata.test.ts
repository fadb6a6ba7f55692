import { describe, expect, it } from 'vitest';
import { listingMetadata } from '@/offer/listing-metadata';
import { buildListing } from '#tests/data/build-listing';

const origin = 'https://gulit.example';

describe('listingMetadata', () => {
  it('makes every address absolute', () => {
    const listing = buildListing({ id: 'a/b', product_photo: '/media/a.jpg' });
    const { address, picture } = listingMetadata(listing, origin);
    expect(address).toBe('https://gulit.example/nearby-detail?id=a%2Fb');
    expect(picture).toMatch(/^https?:\/\/[^/]+\/media\/a\.jpg$/);
  });

  it('has no picture if the server lists none that can be loaded', () => {
    const { picture, product } = listingMetadata(
      buildListing({ product_photo: 'http://[', images: [] }),
      origin,
    );
    expect(picture).toBeNull();
    expect(product).not.toHaveProperty('image');
  });

  it('describes an offer only if there is a price', () => {
    expect(listingMetadata(buildListing({ price: null }), origin).product).not.toHaveProperty('offers');
    expect(listingMetadata(buildListing({ price: '12.50' }), origin).product).toHaveProperty(
      'offers.price',
      '12.5',
    );
  });

  it("leaves out the owner's email address everywhere", () => {
    const email = 'a.b+c@example.com';
    const text = `Ask A.B+C@example.com now`;
    const listing = buildListing({
      email,
      product_name: text,
      company_name: text,
      description: text,
      price: '1',
    });
    expect(JSON.stringify(listingMetadata(listing, origin))).not.toMatch(/example\.com/i);
  });

  it('describes the offer in 200 characters, or the market if it has no text', () => {
    const long = buildListing({ description: 'word '.repeat(500) });
    expect(listingMetadata(long, origin).description.length).toBeLessThanOrEqual(200);
    const silent = buildListing({
      description: '',
      company_name: '',
      location: '',
      price: null,
      discount: null,
    });
    expect(listingMetadata(silent, origin).description).toContain('Verified offers from the shops');
  });
});
