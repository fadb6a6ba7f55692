import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPrice, parseTypedPrice, showPrice } from '@/selling/post/price-typing';

/** A text with its caret as '|'. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

/** The field after an edit of the browser, with its caret as '|'. */
function edit(before: string, marked: string, inputType = 'insertText'): string {
  const { shown, caret } = editPrice({ before, ...at(marked), inputType });
  return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
}

/** Types letter by letter at the end. */
function type(text: string) {
  let edited = { shown: '', caret: 0, plain: '' };
  for (const letter of text) {
    const { shown, caret } = edited;
    edited = editPrice({
      before: shown,
      text: shown.slice(0, caret) + letter + shown.slice(caret),
      caret: caret + 1,
      inputType: 'insertText',
    });
  }
  return edited;
}

describe('a price', () => {
  it.each([
    ['1500', '1500'],
    [' 1500 ', '1500'],
    ['1,500', '1500'],
    ['1,250,000.50', '1250000.50'],
    ['0.5', '0.50'],
    ['1500.', '1500'],
    ['1 500', '1500'],
    ['12.345', '12345'],
    ['15k', '15000'],
    ['1500 Birr', '1500'],
    ['9999999999', '9999999999'],
  ])('%j is read as %j', (text, price) => expect(parseTypedPrice(text)).toBe(price));

  it.each(['', 'free', '-5', '1,5', '15,00', '1.5055', '1e5', '10000000000'])('%j is no price', (text) =>
    expect(parseTypedPrice(text)).toBeNull(),
  );
});

describe('a typed price', () => {
  it.each([
    ['1', '1', '1'],
    ['1500', '1,500', '1500'],
    ['1234567', '1,234,567', '1234567'],
    ['1234.5', '1,234.5', '1234.5'],
    ['1,234.50', '1,234.50', '1234.50'],
    ['1,500,500', '1,500,500', '1500500'],
    ['12 000', '12,000', '12000'],
    ['0.5', '0.5', '0.5'],
  ])('%j shows as %j and is kept as %j', (text, shown, plain) =>
    expect(type(text)).toEqual({ shown, caret: shown.length, plain }),
  );

  it.each(['cheap', '1500,50', '1,50', '12.3456', '-5', '1.2.3', '12 0'])(
    '%j stays to be corrected, and is no price',
    (text) => {
      const { shown, plain } = type(text);
      expect(plain).toBe(shown);
      expect(parseTypedPrice(plain)).toBeNull();
    },
  );

  it.each([
    ['a digit in front', '234', '1|234', 'insertText', '1|,234'],
    ['a digit in the middle', '1,234', '1,29|34', 'insertText', '12,9|34'],
    ['a point', '12,345', '12,34.|5', 'insertText', '1,234.|5'],
    ['Backspace at a digit', '1,234', '1,23|', 'deleteContentBackward', '123|'],
    ['Backspace at a separator', '1,234', '1|234', 'deleteContentBackward', '|234'],
    ['Delete at a separator', '1,234', '1|234', 'deleteContentForward', '1|34'],
    ['a cut', '1,234,567', '1|67', 'deleteByCut', '1|67'],
    ['a selection replaced', '1,234,567', '1,9|', 'insertText', '19|'],
    ['the whole deleted', '1,234', '|', 'deleteContentBackward', '|'],
    ['a separator over the whole', '1,234', ',|', 'insertText', '|'],
    ['a cut of a separator', '1,234', '1|234', 'deleteByCut', '1|,234'],
    ['Backspace at two separators', '1,,2', '1|2', 'deleteContentBackward', '1|2'],
    ['Backspace at a separator in front', ',234', '|234', 'deleteContentBackward', '|234'],
    ['a digit that a keyboard composes', '1,234', '1,29|34', 'insertCompositionText', '12,9|34'],
    ['a digit after a space', '12 00', '12 0|00', 'insertText', '12,0|00'],
    ['a space between other than thousands', '', '1 2345|', 'insertCompositionText', '1 2345|'],
    ['a digit pasted in front', '500', '9|500', 'insertFromPaste', '9|,500'],
    ['thousands pasted in front', '500', '12 |500', 'insertFromPaste', '12,500|'],
  ])('keeps the caret after %s', (_what, before, marked, inputType, after) =>
    expect(edit(before, marked, inputType)).toBe(after),
  );

  it.each([
    ['1,234.50', '1,234.50|'],
    ['12 000', '12,000|'],
    ['12\u00a0000', '12,000|'],
    ['1 250 000', '1,250,000|'],
    ['18500 Birr', '18,500|'],
    ['ETB 1,200', '1,200|'],
    ['Br 1200', '1,200|'],
    ['1200 br', '1,200|'],
    ['15,00', '15,00|'],
    ['about 20', 'about 20|'],
    ['0911 234567', '0911 234567|'],
  ])('%j is pasted as %j', (pasted, after) => {
    for (const inputType of ['insertFromPaste', 'insertReplacementText', ''])
      expect(edit('1,500', `${pasted}|`, inputType), inputType).toBe(after);
  });

  it('is shown as typed if a draft has an invalid one', () => {
    expect(showPrice('about 2000')).toBe('about 2000');
  });

  it('is sent as the number that is shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_998 }),
        fc.integer({ min: 0, max: 99 }),
        (birr, cents) => {
          const text = cents > 0 ? `${birr}.${String(cents).padStart(2, '0')}` : String(birr);
          const { shown, plain } = type(text);
          expect(parseTypedPrice(plain)).toBe(text);
          expect(shown.split('.')[0]).toBe(birr.toLocaleString('en-US'));
          expect(showPrice(plain)).toBe(shown);
        },
      ),
    );
  });
});
