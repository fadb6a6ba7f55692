import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '@/platform/text/fold';
import { limitText } from '@/platform/text/limit-text';
import { buildListing } from '#tests/data/build-listing';

/** Characters of every kind that combines with the previous one, and some that do not. */
const signs = fc.constantFrom(
  'a',
  ' ',
  '\u0301',
  '\u0489',
  '\u200d',
  '\ufe0f',
  '👩',
  '🏿',
  '🇪',
  '🇹',
  'ጉ',
  '각',
  'क्',
  'ཧྐྵྨླྺྼྻྂ',
);
const texts = fc.array(fc.tuple(signs, fc.integer({ min: 1, max: 3000 })), { maxLength: 8 }).map((runs) =>
  runs
    .map(([sign, count]) => sign.repeat(count))
    .join('')
    .trim(),
);

describe.each([5000, 50_000])('the limit of %i characters', (maxLength) => {
  const limit = (text: string) => limitText(text, maxLength);

  it('does not change text of any script, flags and emoji', () => {
    const text = ' ጉሊት ཧྐྵྨླྺྼྻྂ क्षि Việt שָׁלוֹם 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👨‍👩‍👧‍👦 🏳️‍🌈 👩🏿‍🚀 1️⃣ 각 ';
    expect(limit(text)).toBe(text.trim());
  });

  it('keeps eight combining marks in a row, and all letters', () => {
    expect(limit(`a${'\u0301'.repeat(100_000)}b`)).toBe(`a${'\u0301'.repeat(8)}b`);
  });

  it('limits every text, and does not change a limited one', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const limited = limit(text);
        expect(limited.length).toBeLessThanOrEqual(maxLength);
        expect(limited).not.toMatch(/[\p{M}\p{Cf}\p{Emoji_Modifier}]{9}|\p{Cs}/u);
        expect(limit(limited)).toBe(limited);
      }),
      { numRuns: 20 },
    );
  });

  it('cuts between two graphemes', () => {
    for (const sign of ['👨‍👩‍👧‍👦', '🇪🇹', 'e\u0301', '👩🏿‍🚀', '1️⃣']) {
      const limited = limit(`a${sign.repeat(maxLength)}`);
      expect(limited.length).toBeGreaterThan(maxLength - 2 * sign.length);
      // Cutting inside a character would change the text.
      expect(limited).toBe(`a${sign.repeat((limited.length - 1) / sign.length)}`);
    }
  });

  it('cuts a grapheme that is longer than the limit', () => {
    expect(limit('👩\u200d'.repeat(maxLength)).length).toBeGreaterThan(maxLength - 3);
  });
});

it('a listing’s search texts are as short as its shortened texts', () => {
  const endless = `Sofa${'\u0301'.repeat(100_000)}`;
  const { searchText, nameText, companyText, name, company, place } = buildListing({
    product_name: endless,
    company_name: endless,
    location: endless,
  });
  expect(name).toHaveLength(12);
  expect([company, place]).toEqual([name, name]);
  const letters = foldText(name);
  expect([nameText, companyText]).toEqual([letters, letters]);
  expect(searchText).toBe(`${letters} ${letters} ${letters}`);
});
