import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptyMedia, isEmptyPost, leftOutText, photoErrors, type Post } from '@/selling/post/post';
import { emptyFields, toWire, validPostSchema, type PostFields } from '@/selling/post/post-fields';
import { parseTypedPrice } from '@/selling/post/price-typing';
import { buildPhoto, buildPost } from '#tests/data/build-post';

/** The error of a field with this text. */
function messageFor(field: keyof PostFields, text: string): string | undefined {
  const result = v.safeParse(validPostSchema, { ...emptyFields, [field]: text });
  return result.issues?.find((issue) => v.getDotPath(issue) === field)?.message;
}

describe('a post', () => {
  it.each([
    ['productName', 'Enter the product name.'],
    ['companyName', 'Enter the company or shop name.'],
  ] as const)('needs a non-blank %s', (field, message) => {
    expect(messageFor(field, '')).toBe(message);
    expect(messageFor(field, ' \n')).toBe(message);
    expect(messageFor(field, 'Sofa')).toBeUndefined();
  });

  it.each([
    ['telegram', ['@shop', 'shop'], 'Enter a name or a link, such as @yourshop.'],
    ['tiktok', ['@shop', 'shop'], 'Enter a name or a link, such as @yourshop.'],
    ['website', [], 'Enter a link, such as https://www.yourshop.et.'],
  ] as const)('accepts a web address as %s, or nothing', (field, names, error) => {
    for (const text of ['', '  ', 'https://t.me/shop', 't.me/shop', 'http://shop.et:8080/a?b', ...names])
      expect([messageFor(field, text), toWire(field, text)]).toEqual([
        undefined,
        expect.stringMatching(/^(https?:\/\/\S+)?$/),
      ]);
    for (const text of ['my shop', 'javascript:alert(1)', '@@shop', 'https://', 'mailto:a@b.et'])
      expect(messageFor(field, text), text).toBe(error);
  });

  it('accepts a phone number, or nothing', () => {
    for (const text of ['', '0911 234567', '+251-911-234567', '9000 (ask for Hana)'])
      expect(messageFor('phone', text), text).toBeUndefined();
    expect(messageFor('phone', 'call me')).toBe('Enter a phone number, such as 0911 234567.');
  });

  it('is invalid if a field is missing', () => {
    expect(v.safeParse(validPostSchema, { productName: 'Sofa', companyName: 'Mesfin' }).success).toBe(false);
  });

  it('needs only the names of product and company', () => {
    const result = v.safeParse(validPostSchema, {
      ...emptyFields,
      productName: 'Sofa',
      companyName: 'Mesfin',
    });
    expect(result.success).toBe(true);
  });
});

it('a price is valid in the form if and only if it can be read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0159,. ') })), (text) => {
      const isFine = text.trim() === '' || parseTypedPrice(text) !== null;
      expect(messageFor('price', text) === undefined).toBe(isFine);
    }),
  );
});

const images = (length: number) => Array.from({ length }, buildPhoto);

describe('the pictures of a post', () => {
  it.each([
    [1, 'Add 5 more photos.'],
    [4, 'Add 2 more photos.'],
    [5, 'Add 1 more photo.'],
    [12, 'Remove 1 photo.'],
    [13, 'Remove 2 photos.'],
  ])('are refused unless there are 6 to 11: %i photos get the advice “%s”', (length, advice) => {
    const errors = ['❌ You must upload between 5 and 10 additional images.', advice];
    expect(photoErrors(buildPost({ media: { photos: images(length) } }).media)).toEqual(errors);
  });

  it('are refused without a number of missing photos if there are none', () => {
    expect(photoErrors(emptyMedia)).toEqual(['❌ You must upload between 5 and 10 additional images.']);
  });

  it.each([6, 11])('are accepted if there are 6 to 11: %i photos', (length) => {
    expect(photoErrors(buildPost({ media: { photos: images(length) } }).media)).toEqual([]);
  });

  it('beyond the limit are reported as not added', () => {
    expect(leftOutText(1)).toBe('1 photo was left out: a post has at most 11.');
    expect(leftOutText(2)).toBe('2 photos were left out: a post has at most 11.');
  });
});

describe('a post is stored unless it is empty', () => {
  const video = { id: 'clip', file: new File(['clip'], 'clip.mp4'), seconds: 5 };
  const post = ({
    fields,
    media,
  }: {
    fields?: Partial<PostFields>;
    media?: Partial<Post['media']>;
  }): Post => ({
    id: 'a',
    fields: { ...emptyFields, ...fields },
    media: { ...emptyMedia, ...media },
  });

  it.each([
    ['with a text', post({ fields: { phone: '0911' } }), true],
    ['with the photo of its seller', post({ media: { profile: buildPhoto() } }), true],
    ['with a photo', post({ media: { photos: images(1) } }), true],
    ['with a video', post({ media: { video } }), true],
    ['with nothing', post({}), false],
    ['with blank texts', post({ fields: { phone: ' ', description: '\n' } }), false],
  ])('%s', (_what, given, isWorth) => {
    expect(isEmptyPost(given)).toBe(!isWorth);
  });
});
