import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import { isPart } from '@/listings/offered-part';
import { isIn, mayBeIn } from '@/listings/stated-condition';
import { guessTown, townInText } from '@/place/place-names';
import { type Phrase, fitsCategory, isThing, phrasesOf } from './meanings';
import { certainties, meaningsOf } from './phrase-meanings';
import { dealIn, type SearchQuery } from './read-query';
import { type SearchIndex, type SearchableItem, weights } from './search-index';

type Index = SearchIndex<SearchableItem>;

interface FindOptions {
  /** The maximum number of results; unlimited by default. */
  limit?: number;
  /** Whether the last word is still being typed. */
  isUnfinished?: boolean;
}

/** In km. An offer this near counts as being at a place if the search names nothing else. */
const maxKilometresAtPlace = 5;
/** With this many offers that answer the whole search, offers that answer a part of it are left out. */
const enoughOffers = 3;
/** The least score of a word in the name, or of a synonym of it. */
const strongScore = 0.6;
/** Less than a word, so that a used minibus does not come before a car in *used car*. */
const conditionBonus = 0.25;

/** How well each item answers a phrase, by number, and which items are the thing that the phrase names. */
function answersTo(phrase: Phrase, index: Index, isUnfinished: boolean) {
  const scores = new Float64Array(index.items.length);
  const isAnswer = new Uint8Array(index.items.length);
  const isNamed = new Uint8Array(index.items.length);
  const isKnown = phrase.groups.length > 0;
  const meanings = meaningsOf(phrase, index, isUnfinished);
  for (const { postings, certainty, group } of meanings) {
    const groups = group ? [group] : phrase.groups;
    const inOtherCategory = group ? certainties.synonymInOtherCategory : certainties.inOtherCategory;
    for (const [number, weight] of postings) {
      const category = index.items[number]?.category;
      const fits = groups.length === 0 || groups.some((one) => fitsCategory(one, category));
      const score = weight * (fits ? certainty : Math.min(certainty, inOtherCategory));
      if (score > (scores[number] ?? 0)) scores[number] = score;
      // “Good price for hotels” in a description offers no hotel. A *Car Wash Bole* washes only in that category.
      const least = fits ? weights.seller : weights.restOfName;
      if (!isKnown || group || weight >= least) isAnswer[number] = 1;
      if (weight === weights.name) isNamed[number] = 1;
    }
  }
  const isAnswered = meanings.some(({ postings }) => postings.size > 0);
  return { phrase, scores, isAnswer, isNamed, isAnswered };
}

/** Whether a phrase or one of its synonyms is a part of something: *goma* is a tyre. */
const namesPart = ({ words, groups }: Phrase): boolean =>
  words.every(isPart) || groups.some(({ phrases }) => phrases.some(isPart));

/** The score by the last phrase that an item must exceed; -1 if any phrase is enough. */
function limitOfLast(phrases: readonly Phrase[]): number {
  // A *phone charger* is not a phone, even if nobody offers a charger.
  if (phrases.length > 1 && phrases.slice(-1).some(namesPart)) return certainties.synonymInOtherCategory;
  // *Yebet wenber* is a chair for a house, not a house: more is needed than a word of the seller.
  return /^(?:የ|ye)/.test(phrases.at(-2)?.words[0] ?? '') ? weights.seller : -1;
}

/**
 * Adds up how well each item answers all phrases, and lists the phrases that no item answers. An item that answers half
 * of them or fewer must be the thing that one of them names: a search for a wedding photographer finds no wedding cake.
 */
function scoreAll(phrases: readonly Phrase[], index: Index, isUnfinished: boolean) {
  const sums = new Float64Array(index.items.length);
  const answers = phrases.map((phrase) =>
    answersTo(phrase, index, isUnfinished && phrase === phrases.at(-1)),
  );
  // *For rent* beside a thing is no thing: a bedroom for rent is no car for hire.
  const things = answers.filter(
    ({ phrase: { words } }) => answers.length === 1 || dealIn(words.join(' ')) === null,
  );
  const last = answers.at(-1)?.scores;
  const limit = limitOfLast(phrases);
  // Indexes: before it is compiled, the first letter would pay for an iterator over 10,000 items.
  for (let number = 0; number < sums.length; number += 1) {
    let sum = 0;
    let count = 0;
    let isNamed = false;
    for (const { scores, isAnswer } of answers) {
      sum += scores[number] ?? 0;
      count += isAnswer[number] ?? 0;
    }
    for (const thing of things) isNamed ||= thing.isNamed[number] === 1;
    const isMeant = (isNamed || count * 2 > phrases.length) && (last?.[number] ?? 0) > limit;
    if (isMeant) sums[number] = sum;
  }
  const unanswered = answers.flatMap(({ phrase, isAnswered }) => (isAnswered ? [] : phrase));
  return { sums, unanswered };
}

/** The distance in km, by the place that an item names if it has no coordinates; Infinity if unknown. */
function kilometresTo(here: Coordinates, item: SearchableItem | undefined): number {
  const there = item?.coordinates ?? townInText(item?.place ?? '');
  return there ? distanceInKilometres(here, there) : Infinity;
}

/**
 * Whether an item fits a search's price limits, condition and deal: its price is known to be within, and neither
 * attribute nor name states another condition, or rent where the search is for something to buy.
 */
export function fitsBounds(item: SearchableItem, query: SearchQuery): boolean {
  const { minimumPrice, maximumPrice, condition, deal } = query;
  const { price, name } = item;
  if (minimumPrice !== null || maximumPrice !== null) {
    if (typeof price !== 'number') return false;
    if (price < (minimumPrice ?? 0) || price > (maximumPrice ?? Infinity)) return false;
  }
  if (deal !== null && ![deal, null].includes(dealIn(name))) return false;
  return condition === null || mayBeIn(condition, item);
}

/**
 * Chooses among the items that fit: those that answer nearly all phrases; if they are too few, those that answer one
 * phrase strongly; if these are too few, all that are meant.
 */
function chooseFrom(
  sums: Float64Array,
  answeredCount: number,
  fits: (number: number) => boolean,
): readonly number[] {
  const meant: number[] = [];
  for (let number = 0; number < sums.length; number += 1) if ((sums[number] ?? 0) > 0) meant.push(number);
  const withAtLeast = (least: number) => meant.filter((number) => (sums[number] ?? 0) >= least);
  const complete = withAtLeast(strongScore * answeredCount).filter(fits);
  if (complete.length >= enoughOffers) return complete;
  const strongly = withAtLeast(strongScore);
  return (strongly.length >= enoughOffers ? strongly : meant).filter(fits);
}

/**
 * What a search may mean, within its prices and condition, best first: by how many words an item answers, in
 * the typed words, synonyms, sounds, or with one mistake. Equally good ones are sorted by distance, then in the
 * order of the index (docs/product.md, Search and filters). *Red phone charger bole* has three phrases, of which
 * *charger* is required, and a place. These names score by *red*, *phone* and *charger*:
 *
 * - “Red phone charger”: 0.5 + 0.5 + 1, the only complete one, with at least 0.6 for each phrase.
 * - “Phone charger”: 0 + 0.5 + 1, also found, because fewer than three are complete.
 * - “Laptop charger”: 0 + 0 + 1, likewise.
 * - “Red phone”: 0, because it answers *charger* with nothing.
 */
export function findClose<Item extends SearchableItem>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  { limit = Infinity, isUnfinished = false }: FindOptions = {},
): readonly Item[] {
  const { items } = index;
  const phrases = phrasesOf(query.words, (joined) => index.words.get(joined).length > 0);
  const { sums, unanswered } = scoreAll(phrases, index, isUnfinished);
  // A word that nothing answers may misspell a place.
  const place = query.place ?? unanswered.flatMap(({ words }) => guessTown(words.join('')) ?? [])[0];
  const distanceOf = (number: number) => (place ? kilometresTo(place, items[number]) : 0);
  const fits = (number: number) => {
    const item = items[number];
    return item !== undefined && fitsBounds(item, query);
  };
  const chosen = chooseFrom(sums, phrases.length - unanswered.length, fits);
  const found =
    chosen.length > 0 || !place || phrases.some(isThing)
      ? chosen
      : [...items.keys()].filter((number) => distanceOf(number) <= maxKilometresAtPlace && fits(number));
  // With a place, smaller differences count as equal.
  const steps = place ? 4 : 10;
  const ranked = found.flatMap((number) => {
    const item = items[number];
    if (!item) return [];
    const bonus = query.condition !== null && isIn(query.condition, item) ? conditionBonus : 0;
    const rank = Math.round(((sums[number] ?? 0) + bonus) * steps);
    return { item, rank, distance: distanceOf(number) };
  });
  // The difference of two infinite distances is NaN, which sorts like 0.
  ranked.sort((one, other) => other.rank - one.rank || one.distance - other.distance);
  return ranked.slice(0, limit).map(({ item }) => item);
}
