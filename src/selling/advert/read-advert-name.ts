import { afterLabel, contactMask, maskContacts, trimSigns, type AdvertLabel } from './advert-text';
import { startOfPrice } from './read-advert-price';

/** In characters. A longer first line is prose, in which the name cannot be found. */
const maxNameLength = 90;
/** The name is near the top, after at most a few lines of greeting or decoration. */
const maxLines = 5;

const otherLabels: readonly AdvertLabel[] = ['price', 'place', 'condition', 'contact'];
const greeting =
  /^(?:hello|hi|hey|dear|welcome|good (?:morning|afternoon|evening)|selam|ሰላም|እንኳን|ጤና ይስጥልኝ)(?!\p{L})/iu;
/** A line with only these words is there for attention and names nothing. */
const attentionLine =
  /^(?:(?:big|hot|super|mega|flash|sale|new|arrivals?|offers?|deals?|special|discount|available|now|for|today|urgent|promo|best|price|limited|stock|in|just|arrived|sold|out|ተሸጧል|ተሽጧል|ቅናሽ|ልዩ|አስቸኳይ|ሽያጭ|የሚሸጥ|ለሽያጭ|የቀረበ|ታላቅ|አዲስ|የገባ|ገባ)(?!\p{L})[^\p{L}\p{N}]*)+$/iu;
/** A line that ends like this, without a number, names the shop rather than the product. */
const shopNameLine =
  /^(?:\P{N}+ )?(?:plc|trading|import|furniture|electronics|boutique|store|shop|market|mobile|fashion|cent(?:er|re))$/iu;

const saleWordsBefore =
  /^(?:(?:for|on) sale|sale|selling|(?:exchange|swap) (?:or|and) sell?|sell (?:or|and) (?:exchange|swap)|ለሽያጭ(?: የቀረበ)?|የሚሸጥ|የሚሸጡ)(?!\p{L})[\s:፡፦!–—-]*/iu;
const saleWordsAfter = /[\s(–—-]*(?:(?:for|on) sale|ለሽያጭ(?: የቀረበ)?|የሚሸጥ)[)!.\s]*$/iu;
/** Words that introduce a price or a phone number. */
const introduction = /(?:\s|^)(?:በ|for|only|at|call|tel|phone|ስልክ|contact)[\s:፡]*$/iu;

/** Removes from a line what belongs in other fields. */
function cleanName(line: string): string {
  const masked = maskContacts(line);
  const ends = [masked.indexOf(contactMask), startOfPrice(masked)].filter((index) => index >= 0);
  const words = masked.slice(0, Math.min(masked.length, ...ends));
  const name = trimSigns(ends.length > 0 ? words.replace(introduction, '') : words);
  return trimSigns(name.replace(saleWordsBefore, '').replace(saleWordsAfter, ''))
    .replace(/[.!?=]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The product's name from the first lines of an advert; '' if there is none. */
export function readAdvertName(text: string): string {
  const lines = text
    .replace(/(?<!\S)#[\p{L}_][\p{L}\p{M}\p{N}_]*/gu, ' ')
    .split('\n')
    .map(trimSigns)
    .filter((line) => line !== '');
  for (const line of lines.slice(0, maxLines)) {
    const labelled = afterLabel(line, 'name', true);
    const isOther =
      otherLabels.some((label) => afterLabel(line, label) !== null) ||
      (line.length <= maxNameLength && (greeting.test(line) || attentionLine.test(line)));
    const name = cleanName(labelled ?? line);
    if ((labelled === null && isOther) || !/\p{L}{2}/u.test(name)) continue;
    const isShop = labelled === null && shopNameLine.test(name);
    return isShop || name.length > maxNameLength ? '' : name;
  }
  return '';
}
