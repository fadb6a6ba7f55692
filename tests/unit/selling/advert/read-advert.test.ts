import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { maxAdvertLength } from '@/selling/advert/advert-text';
import { readAdvert } from '@/selling/advert/read-advert';
import { emptyFields, validPostSchema } from '@/selling/post/post-fields';
import { adverts, laterAdverts } from './adverts';

/** Each advert of a table with its expected fields. */
const casesOf = (table: string) =>
  table
    .trim()
    .split('\n\n')
    .map((each) => {
      const [text = '', ...fields] = each.split('\n> ');
      return { text, known: new Map(fields.map((field) => field.split(': ', 2) as [string, string])) };
    });

const startLength = 24;
const readAll = (table: string) =>
  casesOf(table).flatMap(({ text, known }) =>
    Object.entries(readAdvert(text)).map(([name, value]) => ({
      what: `${text.slice(0, startLength).split('\n', 1)[0]}: ${name}`,
      value,
      wanted: known.get(name) ?? '',
    })),
  );

/** Fields that stay empty, because they would need a guess. */
const leftEmpty = new Set([
  'ያገለገለ ፍሪጅ በ15,000 ብር ስልክ: location',
  'Hello everyone I am sell: productName',
  'Perfume Dior Sauvage 100: price',
  'Room for rent near Megen: price',
  'አዲስ ሚኒባስ ጎማ: condition',
]);
const minShare = 0.9;

describe.each([
  ['57 kinds of adverts', adverts, 57],
  ['21 that were written after the reader', laterAdverts, 21],
])('%s', (_name, table, count) => {
  const read = readAll(table);
  const said = read.filter(({ wanted }) => wanted !== '');

  it('have the stated number and known fields', () => {
    expect(casesOf(table)).toHaveLength(count);
    expect(said).toHaveLength(casesOf(table).reduce((sum, { known }) => sum + known.size, 0));
  });

  it('are read correctly, except those listed', () => {
    const missed = said.filter(({ value, wanted }) => value !== wanted);
    expect(missed.filter(({ what }) => !leftEmpty.has(what))).toEqual([]);
    expect(1 - missed.length / said.length).toBeGreaterThanOrEqual(minShare);
  });

  it('give no value that they do not state', () => {
    expect(read.filter(({ value, wanted }) => value !== '' && value !== wanted)).toEqual([]);
  });
});

describe('a link in an advert', () => {
  const websiteOf = (link: string) => readAdvert(`Three-Seat Sofa\n46,000 Birr\n${link}`).website;

  it("is not the seller's website if it is a link to the market", () => {
    vi.stubGlobal('location', new URL('https://gulit.example/form'));
    expect(websiteOf('https://gulit.example/nearby-detail?id=7')).toBe('');
    expect(websiteOf('https://sofas.example/nearby-detail?id=7')).toBe(
      'https://sofas.example/nearby-detail?id=7',
    );
  });
});

describe('the value read from any text', () => {
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

  it('is accepted by the form, or empty', () => {
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
    'is quick, however often %j is repeated',
    (part) => {
      // Measures processor time, because a clock also counts other work of a busy machine.
      const start = process.cpuUsage();
      readAdvert(part.repeat(maxAdvertLength));
      const { user } = process.cpuUsage(start);
      expect(user / 1000).toBeLessThan(1000);
    },
  );
});
