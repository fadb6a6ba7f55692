import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mediaFaults } from '@/selling/post/media-rules';
import { parseTypedPrice } from '@/selling/post/parse-typed-price';
import { type PostFields, emptyFields } from '@/selling/post/post-fields';
import { postSchema } from '@/selling/post/post-schema';
import { buildPhoto, buildPost } from '#tests/build-post';

/** What is said of a field with this text. */
function messageFor(field: keyof PostFields, text: string): string | undefined {
  const result = v.safeParse(postSchema, { ...emptyFields, [field]: text });
  return result.issues?.find((issue) => v.getDotPath(issue) === field)?.message;
}

describe('a post', () => {
  it.each([
    ['productName', 'Enter the product name.'],
    ['companyName', 'Enter the company or shop name.'],
  ] as const)('needs a %s that is not blank', (field, message) => {
    expect(messageFor(field, '')).toBe(message);
    expect(messageFor(field, ' \n')).toBe(message);
    expect(messageFor(field, 'Sofa')).toBeUndefined();
  });

  it.each(['telegram', 'tiktok', 'website'] as const)(
    'takes only a web address as %s, or nothing',
    (field) => {
      for (const text of ['', '  ', 'https://t.me/shop', 't.me/shop', 'http://shop.et:8080/a?b'])
        expect(messageFor(field, text), text).toBeUndefined();
      for (const text of ['shop', 'javascript:alert(1)', '@shop', 'https://', 'mailto:a@b.et'])
        expect(messageFor(field, text), text).toMatch(/^Enter a link, such as https:/);
    },
  );

  it('takes a phone number, or nothing', () => {
    for (const text of ['', '0911 234567', '+251-911-234567', '9000 (ask for Hana)'])
      expect(messageFor('phone', text), text).toBeUndefined();
    expect(messageFor('phone', 'call me')).toBe('Enter a phone number, such as 0911 234567.');
  });

  it('needs nothing else', () => {
    const result = v.safeParse(postSchema, { ...emptyFields, productName: 'Sofa', companyName: 'Mesfin' });
    expect(result.success).toBe(true);
  });
});

describe('a price', () => {
  it.each([
    ['1500', '1500'],
    [' 1500 ', '1500'],
    ['1,500', '1500'],
    ['1,250,000.50', '1250000.50'],
    ['0.5', '0.5'],
    ['1500.', '1500'],
    ['9999999999', '9999999999'],
  ])('%j is read as %j', (text, price) => expect(parseTypedPrice(text)).toBe(price));

  it.each(['', 'free', '-5', '1,5', '15,00', '1.505', '1e5', '1 500', '10000000000', '1500 Birr'])(
    '%j is none',
    (text) => expect(parseTypedPrice(text)).toBeNull(),
  );

  it('is said to be one by the form exactly where it can be read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isFine = text.trim() === '' || parseTypedPrice(text) !== null;
        expect(messageFor('price', text) === undefined).toBe(isFine);
      }),
    );
  });
});

describe('the pictures of a post', () => {
  const images = (length: number) => Array.from({ length }, buildPhoto);

  const fewOrMany = '❌ You must upload between 5 and 10 additional images.';

  it('need the main one, however many others there are', () => {
    const media = (length: number) => buildPost({ media: { main: null, additional: images(length) } }).media;
    expect(mediaFaults(media(0))).toEqual({ photos: [fewOrMany, 'Add 6 photos.'] });
    expect(mediaFaults(media(5))).toEqual({ photos: [fewOrMany, 'Add 1 more photo.'] });
    expect(mediaFaults(media(6))).toEqual({ photos: [fewOrMany] });
  });

  it.each([
    [0, 'Add 5 more photos.'],
    [3, 'Add 2 more photos.'],
    [4, 'Add 1 more photo.'],
    [11, 'Remove 1 photo.'],
    [12, 'Remove 2 photos.'],
  ])('are not %i additional ones: %s', (length, advice) => {
    expect(mediaFaults(buildPost({ media: { additional: images(length) } }).media)).toEqual({
      photos: [fewOrMany, advice],
    });
  });

  it.each([5, 10])('may be %i additional ones', (length) => {
    expect(mediaFaults(buildPost({ media: { additional: images(length) } }).media)).toEqual({});
  });
});
