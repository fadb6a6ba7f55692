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
  /^\P{N}*\b(?:plc|p\.l\.c|trading|import|furniture|electronics|boutique|store|shop|market|mobile|fashion|cent(?:er|re))$/iu;
const maxShopWords = 4;

const saleWordsBefore =
  /^(?:(?:for|on) sale|sale|selling|(?:exchange|swap) (?:or|and) sell?|sell (?:or|and) (?:exchange|swap)|now available|available now|new arrivals?|ለሽያጭ(?: የቀረበ)?|የሚሸጥ|የሚሸጡ)(?!\p{L})[\s:፡፦!–—-]*/iu;
const saleWordsAfter = /[\s(–—-]*(?:(?:for|on) sale|ለሽያጭ(?: የቀረበ)?|የሚሸጥ)[)!.\s]*$/iu;

const withoutHashtags = (line: string) => line.replace(/(?<!\S)#[\p{L}_][\p{L}\p{M}\p{N}_]*/gu, ' ');

function cleanName(line: string): string {
  const masked = maskContacts(line);
  const ends = [masked.indexOf(contactMask), startOfPrice(masked)].filter((index) => index >= 0);
  const isShortened = ends.length > 0;
  const words = masked
    .slice(0, Math.min(masked.length, ...ends))
    // Removes words that introduce the price or the number.
    .replace(isShortened ? /(?:\s|^)(?:በ|for|only|at|call|tel|phone|ስልክ|contact)[\s:፡]*$/iu : /$^/, '');
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
    if (labelled === null && otherLabels.some((label) => afterLabel(line, label) !== null)) continue;
    if (
      labelled === null &&
      (greeting.test(line) || attentionLine.test(line)) &&
      line.length <= maxNameLength
    )
      continue;
    const name = cleanName(labelled ?? line);
    if (!/\p{L}{2}/u.test(name)) continue;
    const isShop = labelled === null && shopNameLine.test(name) && name.split(' ').length <= maxShopWords;
    return isShop || name.length > maxNameLength ? '' : name;
  }
  return '';
}
