import { amountOf, amountPattern, currencyPattern } from '@/platform/text/prices';
import { maxPrice } from '@/selling/post/price-typing';
import { afterLabel, contactMask, labelPattern, maskContacts, trimSigns } from './advert-text';

/** An amount in a line. `isLabelled` says whether the word *price* precedes it. */
interface Amount {
  birr: number;
  isLabelled: boolean;
}

/** Amharic prepositions are written together with the number. */
const priceAmount = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,/#$€£-]|\d[ -])(?<before>${currencyPattern}\s*)?(?<![\p{Script=Latin}\d.,/#$€£])${amountPattern()}(?<after>\s*${currencyPattern}(?!\p{L}))?(?<period>\s*(?:\/|per|a|በ)\s*(?:month|day|night|week|year|ወር|ቀን)(?!\p{L}))?`,
  'giu',
);

const filler = String.raw`(?:is|now|only|just|total|fixed|final|of|በ|ብቻ)`;
const labelBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])${labelPattern('price')}[^\p{L}\d$€£${'+'}]*(?:${filler}[^\p{L}\d$€£+]*)*$`,
  'iu',
);

/** Words before an amount that is not the price, but an old price, an extra cost or an instalment. */
const otherSumBefore =
  /(?:\b(?:old|was|before|previous|regular|normal|from|starting|starts|start|to|up to|between|down ?payment|advance|deposit|delivery|shipping|transport|insurance|salary|save|usd|dollars?|eur)\b|[$€£]|ከ|ቅድመ|ክፍያ|ዴሊቨሪ|ደመወዝ|መነሻ|የነበረ|የድሮ|ቀብድ|\d\s?[-–—])[^\p{L}\d]*(?:price|ዋጋ|at|is|with|fee)?[^\p{L}\d]*$/iu;
const otherSumAfter =
  /^[^\p{L}\d\n]{0,3}(?:(?:per|\/|a|each|ለ|በ)?\s*(?:sq|square|m2|m²|care|ካሬ|በካሬ|ለካሬ)|(?:ጀምሮ|and above|and up|usd|dollars?|deposit|down|advance|salary|delivery|ቅድመ|\+|to \d|[-–—]\s?\d)|(?:off|discount)\b)/iu;

/** A number with one of these units is not a price. */
const unitAfter =
  /^\s?(?:%|["″”]|(?:gb|tb|mb|kg|gm?|km|cm|mm|m2|m²|l|lit|ml|inch|mah|w|watt|v|hp|cc|mp|hz|pcs?|pieces|years?|months?|days?|hours?|ካሬ|ኪሎ|ዓመት)(?!\p{L}))/iu;

const onlyPriceWords = /^(?:[^\p{L}\d]|negotiable|fixed|only|slightly|ብቻ|ድርድር|አለው)*$/iu;

/** In Birr. A lower amount without a currency is not a price: *Price 1.5* may mean millions. */
const minWithoutCurrency = 50;
/** How many characters before an amount are examined. */
const contextLength = 60;

function amountsIn(line: string): readonly Amount[] {
  return [...line.matchAll(priceAmount)].flatMap((match): readonly Amount[] => {
    const { number = '', separator, scale, before, after, period } = match.groups ?? {};
    const isFirst = line.slice(0, match.index).trim() === '';
    const head = line.slice(Math.max(0, match.index - contextLength), match.index);
    const tail = line.slice(match.index + match[0].length);
    const isLabelled = labelBefore.test(head);
    const isAlone = isFirst && onlyPriceWords.test(tail) && (scale !== undefined || number.includes(','));
    const hasCurrency = [before, after, period].some((words) => words !== undefined);
    if (!hasCurrency && (isLabelled ? unitAfter.test(tail) : !isAlone)) return [];
    if (otherSumBefore.test(head) || otherSumAfter.test(tail)) return [];
    // In _iPhone 13 500 birr_ it is unclear where the price starts.
    if (separator === ' ' && !isLabelled && !isFirst) return [];
    const birr = amountOf(match.groups ?? {}) ?? 0;
    // _3 br house_ has three bedrooms and no price.
    const isBedrooms = /^\s*br$/i.test(after ?? '') && birr < 10;
    const isTooSmall = birr <= 0 || isBedrooms || (!hasCurrency && birr < minWithoutCurrency);
    return isTooSmall || birr > maxPrice ? [] : [{ birr, isLabelled }];
  });
}

/** Whether a line withholds the price, as _Price: contact us_. Then no amount in the advert is the price. */
const withholdsPrice = (line: string): boolean => /^\D*\p{L}\D*$/u.test(afterLabel(line, 'price') ?? '');

/** The price in an advert, in Birr, as its field shows it; '' if there is none or more than one. */
export function readAdvertPrice(text: string): string {
  const lines = text.split('\n').map((line) => trimSigns(maskContacts(line)));
  const amounts = lines.flatMap(amountsIn);
  const labelled = amounts.filter(({ isLabelled }) => isLabelled);
  const isWithheld = lines.some(withholdsPrice);
  const values = new Set((labelled.length > 0 || isWithheld ? labelled : amounts).map(({ birr }) => birr));
  const [birr] = values;
  return values.size === 1 && birr !== undefined ? String(birr) : '';
}

/** The position of the first price in a line, with its label; -1 if there is none. */
function startOfPrice(line: string): number {
  for (const { index, groups = {} } of line.matchAll(priceAmount)) {
    const label = labelBefore.exec(line.slice(0, index));
    if (label) return label.index;
    if (groups['before'] !== undefined || groups['after'] !== undefined) return index;
  }
  return -1;
}

/** The words of a line up to its first phone number, link or price. */
export function beforeContactOrPrice(line: string): string {
  const masked = maskContacts(line);
  const ends = [masked.indexOf(contactMask), startOfPrice(masked)].filter((index) => index >= 0);
  return masked.slice(0, Math.min(masked.length, ...ends));
}
