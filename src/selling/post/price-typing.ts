import { readPrice } from '@/platform/text/prices';

/** The server's price column: decimal places, and the highest amount in Birr. */
export const priceLimits = { places: 2, limit: 9_999_999_999 } as const;

/**
 * A price as sellers write it, such as '1,500', '20k' or '1500.50', as a plain decimal for the server; null where it
 * cannot be read.
 */
export function parseTypedPrice(text: string): string | null {
  const amount = readPrice(text.replace(/\.\s*$/, ''));
  return amount !== null && amount <= priceLimits.limit ? amount.toFixed(2).replace('.00', '') : null;
}

/** A price as it stands in its field: digits with or without thousands separators, and at most two decimals. */
const wellFormed = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/;
const withoutSeparators = (text: string) => text.replaceAll(',', '');
const isFormed = (text: string) => text === '' || wellFormed.test(text);

/** With commas in every language. */
const separateThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A typed price as the field shows it, with thousands separators; anything else as it was typed, to be
 * corrected.
 */
export function showPrice(typed: string): string {
  if (!wellFormed.test(typed)) return typed;
  const [whole = '', ...decimals] = withoutSeparators(typed).split('.');
  return [separateThousands(whole), ...decimals].join('.');
}

interface PriceEdit {
  /** What the field showed before. */
  before: string;
  /** What the browser has made of it. */
  text: string;
  /** Where the caret is in `text`. */
  caret: number;
  /** The browser's name for the edit; '' where it has none. */
  inputType: string;
}

/**
 * Backspace or Delete at a separator takes the digit beside it, or the separator would come back and nothing
 * would change.
 */
function takeDigitToo({ before, text, caret, inputType }: PriceEdit): { text: string; caret: number } {
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
 * The edit of a price: what the field shows now, where its caret is, and the plain text that is kept.
 * Separators move only where the text is a price beyond doubt: '1500,50' may mean cents, so it stays as it is
 * typed and is refused.
 */
export function editPrice(edit: PriceEdit): { shown: string; caret: number; plain: string } {
  const { before, inputType } = edit;
  const { text, caret } = takeDigitToo(edit);
  const read = isTyped(inputType) ? text.replace(/(?<=\d)\s(?=\d{3}$)/, '') : (parseTypedPrice(text) ?? text);
  const isMoved =
    isTyped(inputType) && isFormed(before) && text.split(',').length <= before.split(',').length;
  const plain = withoutSeparators(read);
  if (!isFormed(read) && !(isMoved && isFormed(plain))) return { shown: text, caret, plain: text };
  const shown = showPrice(plain);
  // Of what was pasted with other words, the caret is at the end.
  const isCleaned = read !== text && !isTyped(inputType);
  let left = isCleaned ? plain.length : text.slice(0, caret).replaceAll(/[,\s]/g, '').length;
  let position = 0;
  while (left > 0) {
    if (shown[position] !== ',') left -= 1;
    position += 1;
  }
  return { shown, caret: position, plain };
}
