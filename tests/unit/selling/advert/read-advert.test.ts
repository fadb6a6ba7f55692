import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { maxAdvertLength } from '@/selling/advert/advert-text';
import { readAdvert } from '@/selling/advert/read-advert';
import { emptyFields, validPostSchema } from '@/selling/post/post-fields';
import { adverts } from './adverts';

/** Each advert with its expected fields, by its first line. */
const cases = adverts
  .trim()
  .split('\n\n')
  .map((advert) => {
    const [text = '', ...fields] = advert.split('\n> ');
    const expected = Object.fromEntries(fields.map((field) => field.split(': ', 2)));
    return [text.split('\n', 1)[0] ?? '', text, expected] as const;
  });

it.each(cases)('the fields that are certain are read from the advert “%s”', (_firstLine, text, expected) => {
  const found = Object.entries(readAdvert(text)).filter(([, value]) => value !== '');
  expect(Object.fromEntries(found)).toEqual(expected);
});

const websiteOf = (link: string) => readAdvert(`Three-Seat Sofa\n46,000 Birr\n${link}`).website;

it("a link in an advert is not the seller's website if it is a link to the market", () => {
  vi.stubGlobal('location', new URL('https://gulit.example/form'));
  expect(websiteOf('https://gulit.example/nearby-detail?id=7')).toBe('');
  expect(websiteOf('https://sofas.example/nearby-detail?id=7')).toBe(
    'https://sofas.example/nearby-detail?id=7',
  );
});

const piece = fc.oneof(
  fc.constantFrom(
    'ዋጋ ',
    'Price: ',
    ' birr',
    '18.5k',
    '0911 234567',
    '@name_here',
    't.me/x',
    '\n',
    '📍',
    'Bole',
  ),
  fc.string({ unit: 'grapheme' }),
);

it('each value read from any text is accepted by the form, or empty', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const fields = {
        ...emptyFields,
        ...readAdvert(pieces.join('')),
        productName: 'Sofa',
        companyName: 'Shop',
      };
      expect(v.safeParse(validPostSchema, fields).issues).toBeUndefined();
    }),
  );
});

it.each(['1,', '1 ', '@a', 'www.', '0911 ', 'for sale ', '\n', 'a.', '#1', 'ከ', '1 birr '])(
  'the value read from any text is quick, however often %j is repeated',
  (part) => {
    // Measures processor time, because a clock also counts other work of a busy machine.
    const start = process.cpuUsage();
    readAdvert(part.repeat(maxAdvertLength));
    const { user } = process.cpuUsage(start);
    expect(user / 1000).toBeLessThan(1000);
  },
);
