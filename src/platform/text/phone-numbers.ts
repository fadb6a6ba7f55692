import { toHalfWidth } from './fold';

/** A piece of a text, which begins at `start`. `href` is null if the piece is no contact. */
export interface TextPiece {
  start: number;
  text: string;
  href: string | null;
}

export interface PhoneNumber {
  text: string;
  href: `tel:${string}`;
}

/** What may separate two digits of a number, including zero-width characters, but no line break. */
const gap = String.raw`[ \u00A0\u2009\u202F().\u2010-\u2013\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\-]{0,3}`;
const moreDigits = (count: number) => `(?:${gap}\\d){${count}}`;

const ethiopian = (digits: string) => `251${digits.slice(-9)}`;
const foreign = (digits: string) => digits.replace(/^00/, '');

type Spelling = readonly [pattern: string, dialled: (digits: string) => string];
const compile = (spellings: readonly Spelling[]) =>
  spellings.map(([pattern, dialled]) => ({ pattern: new RegExp(pattern, 'uy'), dialled }));

/** Country codes of neighbours and the Gulf, which sellers also write without a plus. */
const neighbour = String.raw`(?:2(?:11|49|5[2-6]|91)|9[67]\d)`;
/** The rest of a foreign number. It ends where an Ethiopian number begins. */
const foreignRest = String.raw`\d*(?:(?!${gap}0[79]\d${moreDigits(7)})${gap}\d?${gap}\d{2,}){0,7}`;

/**
 * The ways in which sellers write numbers, each with its conversion to the digits after `+`. Ethiopian numbers come
 * first because their length is known: 09 and 07 are mobile, 01 to 05 are regions.
 */
const spellings = compile([
  [String.raw`(?:\+ ?|00)251${gap}0?${gap}[1-57-9]${moreDigits(8)}`, ethiopian],
  [`(?:\\((?=0\\d{1,3}\\)))?0[1-57-9]\\d${moreDigits(7)}`, ethiopian],
  [String.raw`0[79]([ -]?)\d{2}(?:\1\d{2}){3}`, ethiopian],
  [String.raw`0[79]\d{2}/\d{2}[ /-]?\d{2}[ /-]?\d{2}`, ethiopian],
  [`251${gap}0?${gap}[79]${moreDigits(8)}`, ethiopian],
  [String.raw`\+ ?1${gap}[2-9]${moreDigits(9)}`, foreign],
  [String.raw`(?:\+ ?[2-9]|00${neighbour})${foreignRest}`, foreign],
]);

/** Mobile numbers without their 0 look like prices. They count in a typical grouping or alone on a line. */
const bareMobile = compile([
  [String.raw`[79]\d{2}([ -])\d{2}\1\d{2}\1\d{2}`, ethiopian],
  [String.raw`(?<=(?:^|\n)[^\p{L}\p{N}\n]{0,8})[79]\d{8}(?=[^\p{L}\p{N}\n]{0,8}(?:\n|$))`, ethiopian],
]);
/** Mobile numbers without their 0, in any grouping. They count after a word such as *call*. */
const mobileAfterCall = compile([[`[79]${moreDigits(8)}`, ethiopian]]);
/** Spellings that are accepted only in a phone field. */
const fieldOnly = compile([
  [`0[1-57-9]${moreDigits(8)}`, ethiopian],
  [`(?:251${gap}0?${gap})?[1-57-9]${moreDigits(8)}`, ethiopian],
  [String.raw`(?:00|(?=${neighbour}))[1-9]${foreignRest}`, foreign],
]);

const callWord =
  /(?:call|phone|t[eé]l|mobile|mob|t[eé]l[eé](?:phone|fono)|telefon|ስልክ|ደውሉ|ደውል|电话|電話|手机|携帯|[\u260E\u260F\u{1F4DE}\u{1F4F1}]\uFE0F?)[.:፡]{0,2} ?$/iu;

/** Characters before or after digits that are no phone number, but part of an address, an id or a sum. */
const notPhoneBefore =
  /[\p{Script=Latin}\d_#№$€£@=~+&]$|[\p{Script=Latin}\d][/.,-]$|\b(?:id|imei|serial|order|invoice|ref|account|sku|model)\W{0,3}$/iu;
const notPhoneAfter =
  /^(?:[\p{Script=Latin}\d_@%]|[.,](?!0[1-57-9]\d{8}|[79]\d{8}|251|\+)\d|-(?!0|[79]\d{8})\d{3}| ?(?:birr|etb|br|ብር|km)(?!\p{L}))/iu;

/** How many characters before and after a number are examined. */
const contextLength = 16;
/** Whether the digits form an international number, including the country code. */
const isDialable = (digits: string) => digits.length >= 10 && digits.length <= 15;

type Found = PhoneNumber & { start: number };

/** Finds a number at `start` with one of the `patterns`; null if `forbidden` matches the text after the number. */
function numberAt(
  text: string,
  start: number,
  patterns: ReturnType<typeof compile>,
  forbidden: RegExp,
): Found | null {
  for (const { pattern, dialled } of patterns) {
    pattern.lastIndex = start;
    const number = pattern.exec(text)?.[0];
    if (number === undefined) continue;
    const digits = dialled(number.replace('(0)', '').replace(/\D/g, ''));
    const end = start + number.length;
    if (isDialable(digits) && !forbidden.test(text.slice(end, end + contextLength)))
      return { start, text: number, href: `tel:+${digits}` };
  }
  return null;
}

/** Finds all numbers. `findAt` gets the position of a digit and the end of the previous number. */
function findAll(
  text: string,
  findAt: (start: number, previousEnd: number) => Found | null,
): readonly Found[] {
  const found: Found[] = [];
  let previousEnd = 0;
  const starts = /\+ ?\d|\(0|\d/gu;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const number = findAt(start.index, previousEnd);
    if (number) {
      found.push(number);
      previousEnd = number.start + number.text.length;
    }
    starts.lastIndex = number ? previousEnd : start.index + 1;
  }
  return found;
}

function findInText(text: string): readonly Found[] {
  return findAll(text, (start, previousEnd) => {
    const before = text.slice(Math.max(0, start - contextLength), start);
    const isCalled = callWord.test(before);
    const isNextNumber = previousEnd > 0 && /^ ?[/,;-]? ?$/.test(text.slice(previousEnd, start));
    if (!isCalled && !isNextNumber && notPhoneBefore.test(before)) return null;
    return numberAt(text, start, [...spellings, ...(isCalled ? mobileAfterCall : bareMobile)], notPhoneAfter);
  });
}

/** Splits a text at the links that were found in it. `links` are in the order of the text. */
export function splitAtLinks(text: string, links: readonly TextPiece[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let previousEnd = 0;
  const addWords = (end: number) => {
    if (end > previousEnd)
      pieces.push({ start: previousEnd, text: text.slice(previousEnd, end), href: null });
  };
  for (const { start, text: link, href } of links) {
    addWords(start);
    previousEnd = start + link.length;
    pieces.push({ start, text: text.slice(start, previousEnd), href });
  }
  addWords(text.length);
  return pieces;
}

/**
 * Splits a text at its phone numbers: Ethiopian numbers in local spellings, others with a country code. Leaves out
 * prices, years, ids and parts of addresses.
 */
export const splitAtPhoneNumbers = (text: string): readonly TextPiece[] =>
  splitAtLinks(text, findInText(toHalfWidth(text)));

/** The spelling of an Ethiopian number on screens, in groups that are easy to read aloud; null for a foreign number. */
function ethiopianForm(href: string): string | null {
  const [, ...groups] = /^tel:\+251(?:([79]\d\d)(\d{3})(\d{3})|(\d\d)(\d{3})(\d{4}))$/.exec(href) ?? [];
  return groups.length > 0 ? ['+251', ...groups.filter(Boolean)].join(' ') : null;
}

/**
 * Reads the numbers of a phone field, in which sellers may write two numbers, or words beside them. If no spelling
 * matches, the longest run of digits is dialled.
 */
export function readPhoneNumbers(field: string): readonly PhoneNumber[] {
  const text = toHalfWidth(field);
  const find = (patterns: ReturnType<typeof compile>) =>
    findAll(text, (start) =>
      /[\d+]/.test(text[start - 1] ?? '') ? null : numberAt(text, start, patterns, /^\d/),
    );
  const recognised = find([...spellings, ...mobileAfterCall]);
  const found = recognised.length > 0 ? recognised : find(fieldOnly);
  if (found.length > 0)
    return found
      .filter(({ href }, index) => found.findIndex((one) => one.href === href) === index)
      .map(({ text: number, href }) => ({ text: ethiopianForm(href) ?? number.trim(), href }));
  const rows = (text.match(/\+?\d[\d\s().-]*/g) ?? []).toSorted((one, other) => other.length - one.length);
  const [digits = ''] = rows.map((row) => row.replace(/[^\d+]/g, ''));
  return digits.length < 3 ? [] : [{ text: field, href: `tel:${digits}` }];
}
