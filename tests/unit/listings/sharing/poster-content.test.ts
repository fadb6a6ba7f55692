import { describe, expect, it } from 'vitest';
import type { ProductRow } from '@/listings/catalogue/product-row';
import { posterAlternative, posterContent } from '@/listings/sharing/poster-content';
import { buildSofa } from './build-sofa';

const contentOf = (fields: Partial<ProductRow>, pricesAreBefore = false) =>
  posterContent(buildSofa(fields), pricesAreBefore);

describe('what stands on a poster', () => {
  it('is name, price, discount, place, market and the link of the offer', () => {
    expect(contentOf({})).toEqual({
      name: 'Sofa',
      price: '18,500 Birr',
      discount: '10% off',
      reduced: '',
      place: 'Bole',
      market: 'Gulit',
      invitation: 'Scan to see more and reach the seller.',
      host: 'localhost:3000',
      link: 'http://localhost:3000/nearby-detail?id=7',
    });
  });

  it.each([
    ['no price', { price: null }, { price: '', discount: '10% off' }],
    ['a free offer', { price: '0' }, { price: '0 Birr' }],
    ['a discount that waits', { discount: 'waiting' }, { discount: '' }],
    ['a discount that has ended', { discount: 'ended' }, { discount: '' }],
    ['no place', { location: null }, { place: '' }],
    [
      'a video alone',
      { product_photo: null, product_video: '/media/sofa.mp4' },
      { invitation: 'Scan to watch the video and reach the seller.' },
    ],
    [
      'a video beside photos',
      { product_video: '/media/a.mp4' },
      { invitation: 'Scan to see more and reach the seller.' },
    ],
  ])('with %s', (_what, fields, expected) => {
    expect(contentOf(fields)).toMatchObject(expected);
  });

  it.each([
    ['of both', {}, '16,650 Birr after the discount'],
    ['without a discount', { discount: null }, ''],
    ['without a price', { price: null }, ''],
  ])('says what is left to pay where prices are those before the discount, %s', (_what, fields, reduced) => {
    expect(contentOf(fields, true).reduced).toBe(reduced);
  });
});

describe('the words for a poster', () => {
  it.each([
    [{}, 'Poster: Sofa, 18,500 Birr, 10% off, Bole, and a code that leads to the offer'],
    [{ price: null, discount: null, location: '' }, 'Poster: Sofa, and a code that leads to the offer'],
  ])('name what stands on it: %j', (fields, words) => {
    expect(posterAlternative(contentOf(fields))).toBe(words);
  });
});
