import { readPrice } from '@/platform/text/prices';

/** The limits of the server's price column: decimals, and the highest amount in Birr. */
export const priceLimits = { decimals: 2, limit: 9_999_999_999 } as const;

/** Converts a typed price such as '1,500', '20k' or '1500.50' to a plain decimal; null if it is invalid. */
export function parseTypedPrice(text: string): string | null {
  const amount = readPrice(text.replace(/\.\s*$/, ''));
  return amount !== null && amount <= priceLimits.limit ? amount.toFixed(2).replace('.00', '') : null;
}

/** A well-formed price: digits with or without thousands separators, and at most two decimals. */
const wellFormed = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/;
const withoutSeparators = (text: string) => text.replaceAll(',', '');
const isWellFormed = (text: string) => text === '' || wellFormed.test(text);

/** With commas in every language. */
const separateThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A typed price as the field shows it, with thousands separators. Anything else stays as typed, to be
 * corrected.
 */
export function showPrice(typed: string): string {
  if (!wellFormed.test(typed)) return typed;
  const [whole = '', ...decimals] = withoutSeparators(typed).split('.');
  return [separateThousands(whole), ...decimals].join('.');
}

interface PriceEdit {
  /** The field's text before the edit. */
  before: string;
  /** The browser's result. */
  text: string;
  /** The position of the caret in `text`. */
  caret: number;
  /** The browser's name for the edit; '' if it has none. */
  inputType: string;
}

/**
 * Backspace or Delete at a separator also removes the digit beside it; otherwise the separator would return and
 * nothing would change.
 */
function removeDigitBeside({ before, text, caret, inputType }: PriceEdit): { text: string; caret: number } {
  const isSeparatorOnly =
    before.length === text.length + 1 && withoutSeparators(before) === withoutSeparators(text);
  if (!isSeparatorOnly) return { text, caret };
  if (inputType === 'deleteContentBackward' && caret > 0)
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (inputType === 'deleteContentForward')
    return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text, caret };
}

const isTyped = (inputType: string) =>
  inputType === 'insertText' || inputType === 'insertCompositionText' || inputType.startsWith('delete');

/**
 * Applies an edit to a price: the text to show, the caret, and the plain text to store. Separators change only
 * in unambiguous prices: '1500,50' may mean cents, so it stays as typed and is refused.
 */
export function editPrice(edit: PriceEdit): { shown: string; caret: number; plain: string } {
  const { before, inputType } = edit;
  const { text, caret } = removeDigitBeside(edit);
  const read = isTyped(inputType) ? text.replace(/(?<=\d)\s(?=\d{3}$)/, '') : (parseTypedPrice(text) ?? text);
  const onlyMovesSeparators =
    isTyped(inputType) && isWellFormed(before) && text.split(',').length <= before.split(',').length;
  const plain = withoutSeparators(read);
  if (!isWellFormed(read) && !(onlyMovesSeparators && isWellFormed(plain)))
    return { shown: text, caret, plain: text };
  const shown = showPrice(plain);
  // After pasting a price with other words, the caret is at the end.
  const isCleaned = read !== text && !isTyped(inputType);
  let left = isCleaned ? plain.length : text.slice(0, caret).replaceAll(/[,\s]/g, '').length;
  let position = 0;
  while (left > 0) {
    if (shown[position] !== ',') left -= 1;
    position += 1;
  }
  return { shown, caret: position, plain };
}
