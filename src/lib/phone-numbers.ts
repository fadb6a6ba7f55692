/** A piece of a text that begins at `start`: what reaches somebody, with its address, or other words. */
export interface TextPiece {
  start: number;
  text: string;
  href: string | null;
}

/** What may stand between two digits of a number. A line break ends it. */
const gap = String.raw`[ \u00A0\u2009\u202F().\u2010-\u2013\-]{0,3}`;
const moreDigits = (count: number) => `(?:${gap}\\d){${count}}`;

const ethiopian = (digits: string) => `251${digits.slice(-9)}`;
const foreign = (digits: string) => digits.replace(/^00/, '');

/**
 * How sellers write numbers, each with how its digits become those that `+` dials. Ethiopia first, where the
 * length is known: 09 and 07 are mobile, 01 to 05 the regions. Three digits there stand together, or a date
 * would be a number.
 */
const spellings = (
  [
    [`(?:\\+|00)251${gap}0?${gap}[1-57-9]${moreDigits(8)}`, ethiopian],
    [`(?:\\((?=0\\d{1,3}\\)))?0[1-57-9]\\d${moreDigits(7)}`, ethiopian],
    [String.raw`0[79](?: \d{2}){4}`, ethiopian],
    [`251${gap}[79]${moreDigits(8)}`, ethiopian],
    [`\\+1${gap}[2-9]${moreDigits(9)}`, foreign],
    // Only of the countries around and of the Gulf is 00 more likely a prefix than the start of an id.
    [String.raw`(?:\+[2-9]|00(?:25[2-6]|9[67]\d))\d*(?:${gap}\d?${gap}\d{2,}){0,7}`, foreign],
  ] as const
).map(([pattern, dialled]) => ({ pattern: new RegExp(pattern, 'uy'), dialled }));

/** Without its 0 a mobile number looks like a price, unless its groups or the word before it tell. */
const bareMobile = { pattern: /[79]\d{2}([ -])\d{2}\1\d{2}\1\d{2}/uy, dialled: ethiopian };
const calledMobile = { pattern: new RegExp(`[79]${moreDigits(8)}`, 'uy'), dialled: ethiopian };
const callWord = /(?:call|phone|tel|mobile|mob|ስልክ|ይደውሉ)[.:፡]{0,2} ?$/iu;

/** What makes the digits beside it a part of something else: an address, an id, a sum. */
const otherBefore =
  /[\p{L}\d_#№$€@=~+&]$|[\p{L}\d][/.,-]$|\b(?:id|imei|serial|order|invoice|ref|account|sku|model)\W{0,3}$/iu;
const otherAfter = /^(?:[\p{L}\d_@%]|[.,]\d|-(?!0)\d{3}| ?(?:birr|etb|br|ብር|km)(?!\p{L}))/iu;

/** The longest text that `otherBefore` and `callWord` look at. */
const contextLength = 16;
/** The digits of an international number, country included. */
const isDialable = (digits: string) => digits.length >= 10 && digits.length <= 15;

/**
 * The number that a text has at `start`, or null. `follows`: another number with a '/' or the like stands right
 * before it.
 */
function numberAt(text: string, start: number, follows: boolean): TextPiece | null {
  const before = text.slice(Math.max(0, start - contextLength), start);
  const isCalled = callWord.test(before);
  if (!isCalled && !follows && otherBefore.test(before)) return null;
  for (const { pattern, dialled } of [...spellings, isCalled ? calledMobile : bareMobile]) {
    pattern.lastIndex = start;
    const number = pattern.exec(text)?.[0];
    if (number === undefined) continue;
    const digits = dialled(number.replace('(0)', '').replace(/\D/g, ''));
    const end = start + number.length;
    if (isDialable(digits) && !otherAfter.test(text.slice(end, end + contextLength)))
      return { start, text: number, href: `tel:+${digits}` as const };
  }
  return null;
}

/**
 * Splits a text at the phone numbers in it: those of Ethiopia in the spellings of the country, those of others
 * with their country's code. Prices, years, ids and parts of addresses are left alone: a link that dials
 * nonsense is worse than none.
 */
export function splitAtPhoneNumbers(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  const words = (start: number, end?: number) => ({ start, text: text.slice(start, end), href: null });
  let written = 0;
  const starts = /\+\d|\(0|\d/gu;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const follows = pieces.length > 0 && /^ ?[/,;-]? ?$/.test(text.slice(written, start.index));
    const found = numberAt(text, start.index, follows);
    if (!found) {
      starts.lastIndex = start.index + 1;
      continue;
    }
    if (start.index > written) pieces.push(words(written, start.index));
    pieces.push(found);
    written = start.index + found.text.length;
    starts.lastIndex = written;
  }
  if (written < text.length) pieces.push(words(written));
  return pieces;
}
