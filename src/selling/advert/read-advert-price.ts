import { amountOf, amountPattern, currencyPattern } from '@/platform/text/prices';
import { maxPrice } from '@/selling/post/price-typing';
import { afterLabel, labelPattern, maskContacts, trimSigns } from './advert-text';

const priceAmount = new RegExp(
  // Amharic prepositions are written together with the number.
  String.raw`(?<![\p{Script=Latin}\d.,/#$€£-]|\d[ -])(?<before>${currencyPattern}\s*)?(?<![\p{Script=Latin}\d.,/#$€£])${amountPattern()}(?<after>\s*${currencyPattern}(?!\p{L}))?`,
  'giu',
);

const filler = String.raw`(?:is|now|only|just|total|fixed|final|of|በ|ብቻ)`;
const labelBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])${labelPattern('price')}[^\p{L}\d$€£${'+'}]*(?:${filler}[^\p{L}\d$€£+]*)*$`,
  'iu',
);

/** Words that make an amount another sum: an old price, an extra cost or an instalment. */
const otherSumBefore =
  /(?:\b(?:old|was|before|previous|regular|normal|from|starting|starts|start|to|up to|between|down ?payment|advance|deposit|delivery|shipping|transport|insurance|salary|save|usd|dollars?|eur)\b|[$€£]|ከ|ቅድመ|ክፍያ|ዴሊቨሪ|ደመወዝ|መነሻ|የነበረ|የድሮ|ቀብድ|\d\s?[-–—])[^\p{L}\d]*(?:price|ዋጋ|at|is|with|fee)?[^\p{L}\d]*$/iu;
const otherSumAfter =
  /^[^\p{L}\d\n]{0,3}(?:(?:per|\/|a|each|ለ|በ)?\s*(?:sq|square|m2|m²|care|ካሬ|በካሬ|ለካሬ)|(?:ጀምሮ|and above|and up|usd|dollars?|deposit|down|advance|salary|delivery|ቅድመ|\+|to \d|[-–—]\s?\d)|(?:off|discount)\b)/iu;

/** In Birr. A lower amount is not a price: _3 br house_ has three bedrooms, and _price 1.5_ may mean millions. */
const minPrice = 10;
const minWithoutCurrency = 50;
/** How many characters before an amount are examined. */
const contextLength = 60;

/** An amount in a line. `isLabelled` says whether the word *price* precedes it. */
interface Amount {
  birr: number;
  isLabelled: boolean;
}

/** The amounts in a line that have a currency or a label. */
function amountsIn(line: string): readonly Amount[] {
  return [...line.matchAll(priceAmount)].flatMap((match): readonly Amount[] => {
    const { separator, before, after } = match.groups ?? {};
    const head = line.slice(Math.max(0, match.index - contextLength), match.index);
    const isLabelled = labelBefore.test(head);
    const hasCurrency = before !== undefined || after !== undefined;
    if (!hasCurrency && !isLabelled) return [];
    if (otherSumBefore.test(head) || otherSumAfter.test(line.slice(match.index + match[0].length))) return [];
    // In _iPhone 13 500 birr_ it is unclear where the price starts.
    if (separator === ' ' && !isLabelled && head.trim() !== '') return [];
    const birr = amountOf(match.groups ?? {}) ?? 0;
    const isPossible = birr >= (hasCurrency ? minPrice : minWithoutCurrency) && birr <= maxPrice;
    return isPossible ? [{ birr, isLabelled }] : [];
  });
}

/** Whether a line refuses to state the price, as _Price: contact us_. Then no other amount is the price. */
const withholdsPrice = (line: string): boolean => /^\D*\p{L}\D*$/u.test(afterLabel(line, 'price') ?? '');

/** The price in an advert, in Birr, as its field shows it; '' if there is none or more than one. */
export function readAdvertPrice(text: string): string {
  const lines = text.split('\n').map((line) => trimSigns(maskContacts(line)));
  const amounts = lines.flatMap(amountsIn);
  const labelled = amounts.filter(({ isLabelled }) => isLabelled);
  const isWithheld = lines.some(withholdsPrice);
  const counted = labelled.length > 0 || isWithheld ? labelled : amounts;
  const [birr, ...others] = new Set(counted.map((amount) => amount.birr));
  return birr !== undefined && others.length === 0 ? String(birr) : '';
}

/** The position of the first price in a line, with its label; -1 if there is none. */
export function startOfPrice(line: string): number {
  for (const match of line.matchAll(priceAmount)) {
    const { before, after } = match.groups ?? {};
    const label = labelBefore.exec(line.slice(0, match.index));
    if (label) return label.index;
    if (before !== undefined || after !== undefined) return match.index;
  }
  return -1;
}
