import { toHalfWidth } from './fold';

/** Matches words for Birr; use it within a pattern with the flags `iu`. */
export const currencyPattern = String.raw`(?:birr|bir|etb|br\b\.?|ብር)`;

const thousand = 'k|thousand|shih?|ሺህ?';
const million = 'mil|mln|million|ሚሊዮን|ሚሊየን';
const isThousand = new RegExp(`^(?:${thousand})$`, 'iu');

/**
 * Matches an amount with its multiplier, within a pattern with the flags `iu`: `20 000`, `20.000`, `20k`, `1.5
 * million`. `name` is a suffix of the group names, so that one pattern can contain two amounts.
 */
export const amountPattern = (name = ''): string =>
  String.raw`(?<number${name}>\d{1,3}(?<separator${name}>[ ,.'])\d{3}(?:\k<separator${name}>\d{3})*(?!\d)(?:\.\d{1,2}(?!\d))?|` +
  String.raw`\d+(?:[.,]\d{1,2}(?!\d))?)` +
  // *20 m* with a space means metres.
  String.raw`(?:(?<scale${name}>m|\s?(?:${thousand}|${million}))(?!(?!${currencyPattern})[\p{L}\d²]))?`;

type Groups = Readonly<Record<string, string | undefined>>;

/** Removes thousands separators, but not the point before decimals. */
function ungroup(number: string, separator: string): string {
  const [, whole = '', cents = ''] = /^(.*?)(\.\d{1,2})?$/.exec(number) ?? [];
  return whole.replaceAll(separator, '') + cents;
}

/** Converts the groups that `amountPattern` matched to Birr; null if the last digits may be cents or thousands. */
export function amountOf(groups: Groups, name = ''): number | null {
  const number = groups[`number${name}`] ?? '';
  const separator = groups[`separator${name}`];
  const scale = groups[`scale${name}`]?.trim();
  // *1,5 million* has a decimal comma, but *1,5* may be a typing error.
  if (separator === undefined && number.includes(',') && scale === undefined) return null;
  const factor = scale === undefined ? 1 : isThousand.test(scale) ? 1000 : 1_000_000;
  // In *1.250 million* the point is a decimal point.
  const isDecimal =
    separator === undefined || (separator === '.' && factor > 1000 && number.split('.').length === 2);
  const plain = isDecimal ? number.replace(',', '.') : ungroup(number, separator);
  return Math.round(Number(plain) * factor * 100) / 100;
}

/** Normalises digits, spaces and apostrophes without moving positions. */
const plainDigits = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\u00A0\u2007\u2009\u202F\t]/g, ' ')
    .replace(/[’‘]/g, "'");

const wholePrice = new RegExp(
  String.raw`^(?:${currencyPattern}\s*)?${amountPattern()}\.?\s*(?:${currencyPattern})?$`,
  'iu',
);

/**
 * Reads a text that is a price and nothing else, in Birr: `20,000`, `20 000`, `20.000`, `20k`, `1.5 million`, `20ሺ
 * ብር`. Returns null for any other text, also for `15,00`, which may be cents or a typing error.
 */
export function readPrice(text: string): number | null {
  const groups = wholePrice.exec(plainDigits(text).trim())?.groups;
  return groups ? amountOf(groups) : null;
}

/** The price limits in a search text, in Birr. */
export interface PriceBounds {
  minimum: number | null;
  maximum: number | null;
  /** The text with its price words replaced by spaces. */
  rest: string;
}

/** A number with one of these units is not a price: *internet, up to 100 Mbit*. */
const units =
  '%|["″]|(?:[kmgt]?(?:bits?|bps|b|w|wh|watts?|l|m|g)|[cmk]m|kg|hp|volts?|amps?|ah|inch(?:es)?|lit(?:re|er)s?|' +
  'met(?:re|er)s?|kilos?|tons?|people|persons?|guests?|seats?|(?:bed)?rooms?|pieces|photos?|hours?|minutes?|days?|weeks?|months?|years?)\\b';
const money = (name: string) =>
  String.raw`\s*(?:(?<before${name}>${currencyPattern})\s*)?(?<![\d.,])${amountPattern(name)}(?![.,]?\d|\s*(?:${units}))` +
  String.raw`(?:\s*(?<after${name}>${currencyPattern})(?!\p{L}))?`;

const low = 'Low';
const high = 'High';
const to = String.raw`\s*(?:[-–—]|(?:to|and|until|eske)(?![a-z])|እስከ|እና)`;
const below =
  String.raw`(?:\b(?:under|below|up\s?to|upto|(?:no|not)\s+more\s+than|less\s+than|cheaper\s+than|at\s+most|max(?:imum)?|` +
  String.raw`budget(?:\s+(?:of|is))?|eske)(?![a-z])|እስከ|[<≤])`;
const above = String.raw`(?:\b(?:over|above|more\s+than|at\s+least|min(?:imum)?)(?![a-z])|[>≥])`;
/** *From*: in Amharic a single letter before the number. */
const from = String.raw`(?:\bke\s*|ከ\s*)`;

/**
 * How much a number must look like a price. `money`: it needs a currency, a multiplier or a separator. `large`: other
 * numbers from 1000 count too, except years. `any`: every number counts.
 */
type Evidence = 'any' | 'large' | 'money';
/** The ways to express limits, longer ones first. *From 2015* may be a year, and *from 8* an hour. */
const limitPatterns = (
  [
    [String.raw`(?:\b(?:from|between)(?![a-z])|${from})${money(low)}${to}${money(high)}`, 'large'],
    [money(low) + to + money(high), 'money'],
    [String.raw`${from}${money(high)}\s*(?:በታች|betach(?![a-z]))`, 'any'],
    [String.raw`${from}${money(low)}\s*(?:በላይ|ጀምሮ|(?:belay|jemro)(?![a-z]))`, 'any'],
    [below + money(high) + String.raw`(?:\s*ድረስ)?`, 'any'],
    [money(high) + String.raw`\s*(?:ድረስ|or less\b)`, 'large'],
    [String.raw`(?:\bbe\s*|(?<!\p{L})በ\s*)` + money(high), 'money'],
    [above + money(low), 'large'],
    [String.raw`\b(?:starting\s+)?(?:from|at)(?![a-z])${money(low)}`, 'money'],
  ] as const satisfies readonly (readonly [string, Evidence])[]
).map(([pattern, evidence]) => ({ pattern: new RegExp(pattern, 'iu'), evidence }));

const isYear = (amount: number) => amount >= 1900 && amount <= 2100;

/** Whether an amount is a price: it looks like money, or `evidence` accepts other numbers. */
function isPrice(groups: Groups, name: string, evidence: Evidence): boolean {
  const amount = amountOf(groups, name);
  if (amount === null) return false;
  const isMoney = ['before', 'after', 'scale', 'separator'].some((part) => groups[part + name] !== undefined);
  return isMoney || evidence === 'any' || (evidence === 'large' && amount >= 1000 && !isYear(amount));
}

/** The lower price: 20,000 in *20-30k*, where the multiplier belongs to both prices. */
function lowOf(groups: Groups): number | null {
  const unscaled = groups[`number${low}`] === undefined ? null : amountOf(groups, low);
  const scale = groups[`scale${high}`];
  if (unscaled === null || scale === undefined || groups[`scale${low}`] !== undefined) return unscaled;
  const scaled = amountOf({ ...groups, [`scale${low}`]: scale }, low);
  const most = amountOf(groups, high);
  return scaled !== null && most !== null && scaled < most ? scaled : unscaled;
}

/**
 * Reads the lowest and highest price in a search, in English and Amharic: *fridge under 20k*, *ከ20ሺ ብር በታች*,
 * *እስከ 5000 ብር*, *ከ3000 እስከ 5000*, *eske 5000*, *between 2 and 3 million*.
 */
export function readPriceBounds(text: string): PriceBounds {
  const bounds: PriceBounds = { minimum: null, maximum: null, rest: text };
  // Checked first, because a slow phone takes 30 ms to compile the patterns at their first use.
  if (!/\d/.test(plainDigits(text))) return bounds;
  for (const { pattern, evidence } of limitPatterns) {
    const match = pattern.exec(plainDigits(bounds.rest));
    const groups = match?.groups;
    if (!match || !groups) continue;
    const name = groups[`number${high}`] === undefined ? low : high;
    if (!isPrice(groups, name, evidence)) continue;
    bounds.minimum ??= lowOf(groups);
    bounds.maximum ??= name === high ? amountOf(groups, high) : null;
    const end = match.index + match[0].length;
    bounds.rest = bounds.rest.slice(0, match.index) + ' '.repeat(match[0].length) + bounds.rest.slice(end);
  }
  return bounds;
}
