import type { Listing } from '@/listings/catalogue/listing';

/** What prices are asked for: the unit that stands after *per*, and other words for it. */
const table: Readonly<Record<string, { unit?: string; words?: string }>> = {
  month: {
    unit: 'month|mo',
    words: "monthly|በወር|ወርሃዊ|ji'aan|ji'atti|al mes|por mes|par mois|pro Monat|im Monat|月租|每月|月額",
  },
  week: { unit: 'week', words: 'weekly|በሳምንት' },
  day: { unit: 'day|night', words: 'daily|nightly|በቀን|guyyaatti' },
  hour: { unit: 'hour|hr', words: 'hourly|በሰዓት' },
  year: { unit: 'year', words: 'yearly|annually|በዓመት' },
  weight: { unit: 'kilo|kilogram|kg|gram|quintal|ton|tonne', words: 'በኪሎ|በኩንታል' },
  volume: { unit: 'litre|liter|gallon', words: 'በሊትር' },
  length: {
    unit: String.raw`(?:(?:square|sq\.?)\s+)?(?:metre|meter|m|m2|m²|km|kilometre)`,
    words: 'በካሬ|በሜትር',
  },
  piece: { unit: 'piece|pc|dozen|pack|box|bag|roll', words: 'በፍሬ' },
  person: { unit: 'person|guest|head|student|seat', words: 'በሰው' },
  visit: { unit: 'visit|session|lesson|class|trip|page|photo' },
  rent: { words: 'for rent|to rent|rent|rental|to let|for hire|lease|kiray|kiraa|ኪራይ|የሚከራይ|ይከራያል' },
};

const patternOf = ({ unit = '(?!)', words = '(?!)' }: { unit?: string; words?: string }) =>
  new RegExp(
    String.raw`(?:(?<!\p{L})(?:per|each|every)\s+|\/\s*)(?:${unit})s?(?![\p{L}\d])|(?<![a-z])(?:${words})(?![a-z])`,
    'iu',
  );

/** The first that is said counts. */
const bases = Object.entries(table).map(([basis, said]) => [basis, patternOf(said)] as const);

/** How many characters of a description are read: sellers say it at the start. */
const longest = 600;

function basisIn(text: string): string | undefined {
  const plain = text.replaceAll('’', "'");
  return bases.find(([, pattern]) => pattern.test(plain))?.[0];
}

/**
 * What the price of an offer pays for: a month of it, a kilo, or, where nothing is said, the thing itself. The
 * API has one number for all of them, so the words tell; prices of two kinds cannot be compared.
 */
export const priceBasis = ({ name, description }: Pick<Listing, 'name' | 'description'>): string =>
  basisIn(name) ?? basisIn(description.slice(0, longest)) ?? 'thing';
