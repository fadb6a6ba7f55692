import { amountOf, amountPattern, currencyPattern } from '@/platform/text/prices';
import { priceLimits } from '@/selling/post/price-typing';
import { afterLabel, labelWords, maskContacts, trimSigns } from './advert-text';

/** An amount in a line, and how sure it is that it is one of money. */
interface Amount {
  birr: number;
  /** Whether the word for a price stands before it. */
  isLabelled: boolean;
}

/** Ethiopic prepositions are written together with the number. */
const amount = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,/#$€£-]|\d[ -])(?<before>${currencyPattern}\s*)?(?<![\p{Script=Latin}\d.,/#$€£])${amountPattern()}(?<after>\s*${currencyPattern}(?!\p{L}))?(?<period>\s*(?:\/|per|a|በ)\s*(?:month|day|night|week|year|ወር|ቀን)(?!\p{L}))?`,
  'giu',
);

const filler = String.raw`(?:is|now|only|just|total|fixed|final|of|በ|ብቻ)`;
const labelBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])${labelWords('price')}[^\p{L}\d$€£${'+'}]*(?:${filler}[^\p{L}\d$€£+]*)*$`,
  'iu',
);

/** What makes an amount another one than the price: what it was, what else is to be paid, a part of it. */
const otherSumBefore =
  /(?:\b(?:old|was|before|previous|regular|normal|from|starting|starts|start|to|up to|between|down ?payment|advance|deposit|delivery|shipping|transport|insurance|salary|save|usd|dollars?|eur)\b|[$€£]|ከ|ቅድመ|ክፍያ|ዴሊቨሪ|ደመወዝ|መነሻ|የነበረ|የድሮ|ቀብድ|\d\s?[-–—])[^\p{L}\d]*(?:price|ዋጋ|at|is|with|fee)?[^\p{L}\d]*$/iu;
const otherSumAfter =
  /^[^\p{L}\d\n]{0,3}(?:(?:per|\/|a|each|ለ|በ)?\s*(?:sq|square|m2|m²|care|ካሬ|በካሬ|ለካሬ)|(?:ጀምሮ|and above|and up|usd|dollars?|deposit|down|advance|salary|delivery|ቅድመ|\+|to \d|[-–—]\s?\d)|(?:off|discount)\b)/iu;

/** A number of these is no price. */
const unitAfter =
  /^\s?(?:%|["″”]|(?:gb|tb|mb|kg|gm?|km|cm|mm|m2|m²|l|lit|ml|inch|mah|w|watt|v|hp|cc|mp|hz|pcs?|pieces|years?|months?|days?|hours?|ካሬ|ኪሎ|ዓመት)(?!\p{L}))/iu;

const only = /^(?:[^\p{L}\d]|negotiable|fixed|only|slightly|ብቻ|ድርድር|አለው)*$/iu;

/** Of less than this, in Birr, the word for a price alone makes no price: *Price 1.5* may mean millions. */
const leastWithoutCurrency = 50;
/** How many characters before an amount are looked at. */
const contextLength = 60;

function amountsIn(line: string): readonly Amount[] {
  return [...line.matchAll(amount)].flatMap((match): readonly Amount[] => {
    const { number = '', mark, scale, before, after, period } = match.groups ?? {};
    const isFirst = line.slice(0, match.index).trim() === '';
    const head = line.slice(Math.max(0, match.index - contextLength), match.index);
    const tail = line.slice(match.index + match[0].length);
    const isLabelled = labelBefore.test(head);
    const isAlone = isFirst && only.test(tail) && (scale !== undefined || number.includes(','));
    const hasCurrency = [before, after, period].some((words) => words !== undefined);
    if (!hasCurrency && (isLabelled ? unitAfter.test(tail) : !isAlone)) return [];
    if (otherSumBefore.test(head) || otherSumAfter.test(tail)) return [];
    // Of _iPhone 13 500 birr_ nobody can tell where the price begins.
    if (mark === ' ' && !isLabelled && !isFirst) return [];
    const birr = amountOf(match.groups ?? {}) ?? 0;
    // _3 br house_ has three bedrooms.
    const isBedrooms = /^\s*br$/i.test(after ?? '') && birr < 10;
    const isTooSmall = birr <= 0 || isBedrooms || (!hasCurrency && birr < leastWithoutCurrency);
    return isTooSmall || birr > priceLimits.limit ? [] : [{ birr, isLabelled }];
  });
}

/** _Price: contact us_: whatever other sums stand there, none of them is the price. */
const withholdsPrice = (line: string): boolean => /^\D*\p{L}\D*$/u.test(afterLabel(line, 'price') ?? '');

/** The price in Birr that an advert names, as it stands in its field; '' where there is none, or several. */
export function readAdvertPrice(text: string): string {
  const lines = text.split('\n').map((line) => trimSigns(maskContacts(line)));
  const amounts = lines.flatMap(amountsIn);
  const labelled = amounts.filter(({ isLabelled }) => isLabelled);
  const isWithheld = lines.some(withholdsPrice);
  const values = new Set((labelled.length > 0 || isWithheld ? labelled : amounts).map(({ birr }) => birr));
  const [birr] = values;
  return values.size === 1 && birr !== undefined ? String(birr) : '';
}

/** Where in a line the first price begins, its label included; -1 where the line has none. */
export function startOfPrice(line: string): number {
  for (const match of line.matchAll(amount)) {
    const { before, after } = match.groups ?? {};
    const head = line.slice(0, match.index);
    const label = labelBefore.exec(head);
    if (label) return label.index;
    if (before !== undefined || after !== undefined) return match.index;
  }
  return -1;
}
