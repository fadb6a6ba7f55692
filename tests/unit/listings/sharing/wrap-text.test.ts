import { describe, expect, it } from 'vitest';
import { type Measure, fitText } from '@/listings/sharing/wrap-text';

/** Letters of one width, marks of none. */
const measure: Measure = (text, size) => [...text.replaceAll(/\p{M}/gu, '')].length * size;

const lines = (text: string, width: number, most = 9) =>
  fitText(text, width, [{ size: 1, most }], measure).lines;

describe('a text in lines', () => {
  it.each([
    ['a short one', 'Sofa', 10, ['Sofa']],
    ['between words', 'Three-seat sofa, oak', 11, ['Three-seat', 'sofa, oak']],
    ['whose words stand on lines of their own', ' A   sofa\n\nof oak ', 9, ['A sofa of', 'oak']],
    ['with a word wider than a line', 'A refrigerator here', 6, ['A', 'refrig', 'erator', 'here']],
    ['that begins with such a word', 'refrigerator', 5, ['refri', 'gerat', 'or']],
    ['whose accents stay with their letters', 'e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
    ['in Amharic, at spaces', 'የተራራ ብስክሌት በጥሩ', 9, ['የተራራ', 'ብስክሌት በጥሩ']],
    ['in Amharic, at its sign between words', 'የተራራ፡ብስክሌት፡በጥሩ', 9, ['የተራራ፡', 'ብስክሌት፡በጥሩ']],
    ['in Arabic, in the order of its letters', 'دراجة جبلية جيدة', 11, ['دراجة جبلية', 'جيدة']],
    ['in Chinese, between letters', '全新山地自行车', 3, ['全新山', '地自行', '车']],
    ['in Chinese, where no sign begins a line', '全新车，很好。', 3, ['全新', '车，很', '好。']],
    ['in Japanese, where no bracket ends a line', 'これは「本」です', 4, ['これは', '「本」で', 'す']],
    ['in two scripts', 'iPhone 手机 15', 9, ['iPhone 手机', '15']],
    ['of nothing', ' \n ', 5, []],
  ])('%s', (_what, text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });

  it.each([
    ['one line too many', 'one two three', 5, 2, ['one', 'two…']],
    ['a line that is full', 'abcde fghij klmno', 5, 2, ['abcde', 'fghi…']],
    ['a letter with its accents as a whole', 'abe\u0301 c d', 3, 1, ['ab…']],
  ])('is cut: %s', (_what, text, width, most, expected) => {
    expect(lines(text, width, most)).toEqual(expected);
  });

  it('ends early for a text without end', () => {
    let measured = 0;
    const count: Measure = (text) => {
      measured += 1;
      return text.length;
    };
    fitText('word '.repeat(100_000), 10, [{ size: 1, most: 2 }], count);
    expect(measured).toBeLessThan(300);
  });
});

describe('the size of a text', () => {
  const sizes = [
    { size: 4, most: 1 },
    { size: 2, most: 2 },
    { size: 1, most: 2 },
  ] as const;

  it.each([
    ['the first where it fits', 'Sofa', 4, ['Sofa']],
    ['smaller where it takes more lines', 'Sofa of oak', 2, ['Sofa of', 'oak']],
    [
      'the last, and cut there',
      'A sofa of old oak that nobody wants to carry',
      1,
      ['A sofa of old oak', 'that nobody want…'],
    ],
  ])('is %s', (_what, text, size, expected) => {
    const fitted = fitText(text, size === 1 ? 17 : 16, [...sizes], measure);
    expect(fitted).toEqual({ size, lines: expected });
  });
});
