import { hasRole, patternOf, saysNothing } from '@/listings/lexicon';
import { wordsOf } from '@/platform/text/words';
import { afterLabel, hasLabel, trimSigns } from './advert-text';
import { beforeContactOrPrice } from './read-advert-price';

/** In characters. A longer first line is prose, in which the name cannot be found. */
const maxNameLength = 90;
/** The name is near the top, after at most a few lines of greeting or decoration. */
const maxLines = 5;

const greeting = new RegExp(`^${patternOf('greeting')}`, 'iu');
/** Whether a line is there for attention and names nothing. */
const isAttentionLine = (line: string): boolean =>
  wordsOf(line).every((word) => saysNothing(word) || hasRole(word, 'attention'));
/** A line that ends like this, without a number, names the shop rather than the product. */
const shopNameLine =
  /^\P{N}*\b(?:plc|p\.l\.c|trading|import|furniture|electronics|boutique|store|shop|market|mobile|fashion|cent(?:er|re))$/iu;
const maxShopWords = 4;

/** *For sale*, ለሽያጭ የቀረበ, or _or exchange_. */
const saleWords = String.raw`(?:(?:for|on|or|and)\s)?(?:${patternOf('selling')}|\b(?:exchange|swap)\b)(?:\sየቀረበ)?`;
const saleWordsBefore = new RegExp(
  String.raw`^(?:(?:${saleWords}\s*)+|now available|available now|new arrivals?)(?!\p{L})[\s:፡፦!–—-]*`,
  'iu',
);
const saleWordsAfter = new RegExp(String.raw`[\s(–—-]*${saleWords}[)!.\s]*$`, 'iu');

const withoutHashtags = (line: string) => line.replace(/(?<!\S)#[\p{L}_][\p{L}\p{M}\p{N}_]*/gu, ' ');

/** Words before a price or a phone number: _only for_, _call me on_. */
const introduction = /(?:(?:^|[\s.,]+)(?:በ|for|only|at|on|me|us|call|tel|phone|ስልክ|contact))+[\s:፡]*$/iu;

function cleanName(line: string): string {
  const start = beforeContactOrPrice(line);
  const words = start.length < line.length ? start.replace(introduction, '') : start;
  const name = trimSigns(words).replace(saleWordsBefore, '').replace(saleWordsAfter, '');
  return trimSigns(name)
    .replace(/[.!?=]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The product's name from the first lines of an advert; '' if there is none. */
export function readAdvertName(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => trimSigns(withoutHashtags(line)))
    .filter((line) => line !== '')
    .slice(0, maxLines);
  for (const line of lines) {
    const labelled = afterLabel(line, 'name', true);
    if (labelled === null && hasLabel(line, 'price', 'place', 'condition', 'contact')) continue;
    if (labelled === null && (greeting.test(line) || isAttentionLine(line)) && line.length <= maxNameLength)
      continue;
    const name = cleanName(labelled ?? line);
    if (!/\p{L}{2}/u.test(name)) continue;
    const isShop = labelled === null && shopNameLine.test(name) && name.split(' ').length <= maxShopWords;
    return isShop || name.length > maxNameLength ? '' : name;
  }
  return '';
}
