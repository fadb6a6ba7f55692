import { splitAtPhoneNumbers } from '@/platform/text/phone-numbers';

/** How many characters are read: Telegram sends at most 4,096 in a message. */
export const longestAdvert = 5000;

/** Letters and digits in a face of their own, such as 𝗣𝗿𝗶𝗰𝗲, as plain ones. */
const plainLetters = (text: string) =>
  text.replace(/[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]/gu, (letter) => letter.normalize('NFKC'));

/** The text of an advert as it is read: in plain letters, digits and spaces. */
export const plainAdvert = (text: string): string =>
  plainLetters(text.slice(0, longestAdvert).normalize())
    // What makes a coloured sign of a digit, and what has no width.
    .replace(/[\uFE0E\uFE0F\u20E3\u200B-\u200F\u2060\u2066-\u2069]/gu, '')
    .replace(/[\u00A0\u2007\u2009\u202F\t]/gu, ' ')
    .replace(/\r\n?/g, '\n');

/** A phone number in a text, as it is written and as it is dialled. */
export interface AdvertPhone {
  text: string;
  href: string;
}

/** To whom an order goes is called; elsewhere such a number is the order's own. */
const asCall = (text: string) => text.replace(/\border\b/giu, 'phone');

/** The phone numbers of a text, each once. */
export function phonesIn(text: string): readonly AdvertPhone[] {
  const found = splitAtPhoneNumbers(asCall(text)).flatMap(({ text: number, href }): readonly AdvertPhone[] =>
    href ? [{ text: number.trim(), href }] : [],
  );
  return found.filter(({ href }, index) => found.findIndex((one) => one.href === href) === index);
}

/** Stands in a line where a phone number or an address was: neither a letter nor a digit. */
export const taken = '\u2298';

/** A line without its phone numbers and addresses, which have digits and words of their own. */
export function maskContacts(line: string): string {
  return splitAtPhoneNumbers(
    line.replace(/(?:https?:\/\/|www\.|\bt\.me\/)\S+|[^\s@]{1,64}@\S+|@\w+/giu, taken),
  )
    .map(({ text, href }) => (href ? taken : text))
    .join('');
}

/** A line without the signs, bullets and spaces around it. */
export const trimSigns = (line: string): string =>
  line.replace(/^[^\p{L}\p{N}#@+("'“‘]+|[^\p{L}\p{N})"'”’!?.=%]+$/gu, '');

/** What sellers write before each thing that they tell. */
const labels = {
  name: 'item(?: name)?|product(?: name)?|name|title|ስም|የእቃው? ስም|የዕቃው? ስም|የምርቱ? ስም|እቃ|ዕቃ',
  price: 'prices?|ዋጋ|ዋጋው|የዋጋ',
  place: 'location|address|adress|our location|our address|we are located|አድራሻ|አድራሻችን|የሱቅ አድራሻ|መገኛ',
  namedPlace: 'place|showroom|show room|shop|store|office|area|site|ቦታ|ሱቅ|ሱቃችን|ሰፈር|የሚገኝበት ቦታ',
  condition: 'condition|ሁኔታ|የእቃው ሁኔታ',
  contact:
    'phone|call(?: us| me)?|tel|telephone|mobile|mob|contacts?(?: us| me)?|inbox(?: me| us)?|dm|order|owner|' +
    'ስልክ|ስልክ ቁጥር|ይደውሉ|ደውሉ|ለበለጠ መረጃ|telegram|tiktok|whatsapp|instagram|facebook|email|join|imei|code|plate',
} as const;

export type AdvertLabel = keyof typeof labels;

/** The pattern of a label, also where it is said in two languages: _ዋጋ/Price_. */
export const labelWords = (label: AdvertLabel): string =>
  `(?:${labels[label]})(?:\\s*[/|]\\s*(?:${labels[label]}))*`;

const endOfLabel = '\\s*[:：፡፦=]+\\s*|\\s*[-–—]+\\s+';
const colonPatterns = new Map<AdvertLabel, RegExp>();
const wordPatterns = new Map<AdvertLabel, RegExp>();
for (const label of ['name', 'price', 'place', 'namedPlace', 'condition', 'contact'] as const) {
  colonPatterns.set(label, new RegExp(`^${labelWords(label)}(?:${endOfLabel})`, 'iu'));
  wordPatterns.set(label, new RegExp(`^${labelWords(label)}(?:${endOfLabel}|\\s+|$)`, 'iu'));
}

/**
 * What follows a label at the start of a line; null where the line has none. `needsColon`: the bare word is
 * none, as it may begin a name.
 */
export function afterLabel(line: string, label: AdvertLabel, needsColon = false): string | null {
  const found = (needsColon ? colonPatterns : wordPatterns).get(label)?.exec(line);
  return found ? line.slice(found[0].length) : null;
}
