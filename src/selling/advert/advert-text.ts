import { splitAtPhoneNumbers } from '@/platform/text/phone-numbers';

/** How many characters are read. Telegram sends at most 4,096 in a message. */
export const maxAdvertLength = 5000;

/** Makes styled letters such as 𝗣𝗿𝗶𝗰𝗲 plain. */
const plainLetters = (text: string) =>
  text.replace(/[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]/gu, (letter) => letter.normalize('NFKC'));

/** Normalises an advert's letters, digits and spaces for reading. */
export const plainAdvert = (text: string): string =>
  plainLetters(text.slice(0, maxAdvertLength).normalize())
    // Removes variation selectors, keycaps and zero-width characters.
    .replace(/[\uFE0E\uFE0F\u20E3\u200B-\u200F\u2060\u2066-\u2069]/gu, '')
    .replace(/[\u00A0\u2007\u2009\u202F\t]/gu, ' ')
    .replace(/\r\n?/g, '\n');

/** A phone number as written and as dialled. */
export interface AdvertPhone {
  text: string;
  href: string;
}

/** In adverts, a number after *order* is a phone number, which `splitAtPhoneNumbers` would ignore as an order's id. */
const orderAsPhone = (text: string) => text.replace(/\border\b/giu, 'phone');

export function findPhones(text: string): readonly AdvertPhone[] {
  const found = splitAtPhoneNumbers(orderAsPhone(text)).flatMap(
    ({ text: number, href }): readonly AdvertPhone[] => (href ? [{ text: number.trim(), href }] : []),
  );
  return found.filter(({ href }, index) => found.findIndex((one) => one.href === href) === index);
}

/** Stands for a phone number, link, email address or @name in a line. It is neither a letter nor a digit. */
export const contactMask = '\u2298';

/** Hides phone numbers, links, email addresses and @names, which would look like prices or places. */
export function maskContacts(line: string): string {
  return splitAtPhoneNumbers(
    line.replace(/(?:https?:\/\/|www\.|\bt\.me\/)\S+|[^\s@]{1,64}@\S+|@\w+/giu, contactMask),
  )
    .map(({ text, href }) => (href ? contactMask : text))
    .join('');
}

/** Removes signs, bullets and spaces around a line. */
export const trimSigns = (line: string): string =>
  line.replace(/^[^\p{L}\p{N}#@+("'“‘]+|[^\p{L}\p{N})"'”’!?.=%]+$/gu, '');

/** The labels that sellers write before each fact. */
const labelPatterns = {
  name: 'item(?: name)?|product(?: name)?|name|title|ስም|የእቃው? ስም|የዕቃው? ስም|የምርቱ? ስም|እቃ|ዕቃ',
  price: 'prices?|ዋጋ|ዋጋው|የዋጋ',
  place: 'location|address|adress|our location|our address|we are located|አድራሻ|አድራሻችን|የሱቅ አድራሻ|መገኛ',
  ambiguousPlace: 'place|showroom|show room|shop|store|office|area|site|ቦታ|ሱቅ|ሱቃችን|ሰፈር|የሚገኝበት ቦታ',
  condition: 'condition|ሁኔታ|የእቃው ሁኔታ',
  contact:
    'phone|call(?: us| me)?|tel|telephone|mobile|mob|contacts?(?: us| me)?|inbox(?: me| us)?|dm|order|owner|' +
    'ስልክ|ስልክ ቁጥር|ይደውሉ|ደውሉ|ለበለጠ መረጃ|telegram|tiktok|whatsapp|instagram|facebook|email|join|imei|code|plate',
} as const;

export type AdvertLabel = keyof typeof labelPatterns;

/** The pattern of a label, also in two languages, as in _ዋጋ/Price_. */
export const labelPattern = (label: AdvertLabel): string =>
  String.raw`(?:${labelPatterns[label]})(?:\s*[/|]\s*(?:${labelPatterns[label]}))*`;

const endOfLabel = String.raw`\s*[:：፡፦=]+\s*|\s*[-–—]+\s+`;

/**
 * Returns the text after a label at the start of a line; null if the line has no such label. Set `needsColon` if a
 * product's name may begin with the label, as in _Office chair_.
 */
export function afterLabel(line: string, label: AdvertLabel, needsColon = false): string | null {
  const end = needsColon ? endOfLabel : String.raw`${endOfLabel}|\s+|$`;
  const found = new RegExp(`^${labelPattern(label)}(?:${end})`, 'iu').exec(line);
  return found ? line.slice(found[0].length) : null;
}

/** Whether a line begins with one of these labels. */
export const hasLabel = (line: string, ...labels: readonly AdvertLabel[]): boolean =>
  labels.some((label) => afterLabel(line, label) !== null);
