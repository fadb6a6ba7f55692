import { matchesPriceRange } from '@/listings/apply-filters';
import { hasRole } from '@/listings/lexicon';
import { isPart } from '@/listings/offered-part';
import { isIn, mayBeIn } from '@/listings/stated-condition';
import { guessTown, townInText } from '@/place/place-names';
import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';
import { fitsCategory, groupsByMisspelling, phrasesOf, type Phrase } from './meanings';
import { certainties, meaningsOf } from './phrase-meanings';
import { bedroomsIn, dealIn, type SearchQuery } from './read-query';
import { weights, type SearchableItem, type SearchIndex } from './search-index';

/** In km. If a search names only a place, it finds the offers within this distance. */
const maxKilometresAtPlace = 5;
/** With this many offers that match the whole search, offers that match a part of it are left out. */
const enoughOffers = 3;
/** The lowest score for a word in the name, or for a synonym of it. */
const strongScore = 0.6;
/** The weight of the words after *for* or *with*; the words for the thing itself have the weight 1. */
const detailShare = 0.5;
/** For an offer that states the wanted condition or deal. *Used car* still lists a car before a used minibus. */
const bonuses = { condition: 0.25, deal: 0.1 };

/** How well each item matches a phrase, by the item's number, and which items offer the thing in the phrase. */
function answersTo(phrase: Phrase, index: SearchIndex, isUnfinished: boolean) {
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
      // “Good price for hotels” offers no hotel, and *Car Wash Bole* no car, unless the category fits.
      const least = fits ? weights.seller : weights.restOfName;
      if (!isKnown || group || weight >= least) isAnswer[number] = 1;
      if (weight === weights.name) isNamed[number] = 1;
    }
  }
  const isAnswered = meanings.some(({ postings }) => postings.size > 0);
  return { phrase, scores, isAnswer, isNamed, isAnswered };
}

/** Whether a phrase or one of its synonyms means a part of something: *goma* is a tyre. */
const namesPart = ({ words, groups }: Phrase): boolean =>
  words.every(isPart) || groups.some(({ phrases }) => phrases.some(isPart));

/** Whether a phrase is something that people sell, perhaps misspelt. */
const namesSomething = ({ words, groups }: Phrase): boolean =>
  groups.length > 0 || words.some((word) => groupsByMisspelling(word).length > 0);

/** An item must have a higher score for the last phrase; -1 if any score will do. */
function limitOfLast(phrases: readonly Phrase[]): number {
  // A *phone charger* is not a phone, even if nobody offers chargers.
  if (phrases.length > 1 && phrases.slice(-1).some(namesPart)) return certainties.synonymInOtherCategory;
  // *Yebet wenber* is a chair for a house, so a match of *wenber* with only the company or the place is not enough.
  return /^(?:የ|ye)/.test(phrases.at(-2)?.words[0] ?? '') ? weights.seller : -1;
}

/**
 * Adds up how well each item matches all phrases, and lists the phrases that no item matches. An item that matches at
 * most half of the phrases must be the thing in one of them: *wedding photographer* must not find a wedding cake.
 */
function scoreAll(
  phrases: readonly Phrase[],
  details: readonly Phrase[],
  index: SearchIndex,
  isUnfinished: boolean,
) {
  const sums = new Float64Array(index.items.length);
  const lastTyped = details.at(-1) ?? phrases.at(-1);
  const answer = (phrase: Phrase) => answersTo(phrase, index, isUnfinished && phrase === lastTyped);
  const answers = phrases.map(answer);
  const detailAnswers = details.map(answer);
  // *For rent* names no thing: a bedroom for rent is not a car for hire.
  const things = answers.filter(
    ({ phrase: { words } }) =>
      answers.length === 1 || words.length > 1 || !hasRole(words[0] ?? '', 'renting'),
  );
  const last = answers.at(-1)?.scores;
  const limit = limitOfLast(phrases);
  // If nobody offers a model or size, the make is enough: *samsung a14* finds other things by Samsung.
  const expected = things.filter(
    ({ phrase: { words }, isAnswered }) => isAnswered || !/\d/.test(words.join('')),
  );
  // An index, because an iterator over 10,000 items is slow until the code is compiled, and delays the first letter.
  for (let number = 0; number < sums.length; number += 1) {
    let sum = 0;
    let count = 0;
    let isNamed = false;
    for (const { scores } of answers) sum += scores[number] ?? 0;
    for (const { scores } of detailAnswers) sum += detailShare * (scores[number] ?? 0);
    for (const thing of things) {
      count += thing.isAnswer[number] ?? 0;
      isNamed ||= thing.isNamed[number] === 1;
    }
    const isMatch = (isNamed || count * 2 > expected.length) && (last?.[number] ?? 0) > limit;
    if (isMatch) sums[number] = sum;
  }
  const unanswered = answers.flatMap(({ phrase, isAnswered }) => (isAnswered ? [] : phrase));
  return { sums, unanswered };
}

/** The distance in km. An item without coordinates is at the place in its text; Infinity without a place. */
function kilometresTo(here: Coordinates, item: SearchableItem | undefined): number {
  const there = item?.coordinates ?? townInText(item?.place ?? '');
  return there ? distanceInKilometres(here, there) : Infinity;
}

/**
 * Whether an item fits the limits of a search. With a price limit, an item needs a price. An item that states no
 * condition, deal or number of bedrooms fits.
 */
export function fitsBounds(item: SearchableItem, query: SearchQuery): boolean {
  const { minimumPrice, maximumPrice, condition, deal, bedrooms } = query;
  if (!matchesPriceRange(minimumPrice, maximumPrice)(item)) return false;
  if (deal !== null && ![deal, null].includes(dealIn(item.name))) return false;
  if (bedrooms !== null && ![bedrooms, null].includes(bedroomsIn(item.name))) return false;
  return condition === null || mayBeIn(condition, item);
}

/**
 * Chooses the fitting items that match nearly all phrases. If they are too few, chooses those that match a phrase
 * strongly. If these are too few again, chooses all that match anything.
 */
function chooseFrom(sums: Float64Array, answeredCount: number, fits: (number: number) => boolean) {
  const matching: number[] = [];
  for (let number = 0; number < sums.length; number += 1) if ((sums[number] ?? 0) > 0) matching.push(number);
  const withAtLeast = (least: number) => matching.filter((number) => (sums[number] ?? 0) >= least);
  const complete = withAtLeast(strongScore * answeredCount).filter(fits);
  if (complete.length >= enoughOffers) return complete;
  const strongly = withAtLeast(strongScore);
  return (strongly.length >= enoughOffers ? strongly : matching).filter(fits);
}

/**
 * What a search may mean, best first, within its bounds (docs/product.md, Search and filters). An item scores by how
 * many phrases it matches. Among equal scores, the nearest or cheapest comes first if the search asks for it.
 * With `isUnfinished`, the last word may continue.
 *
 * *Red phone charger bole* has three phrases and a place. An item must match *charger*, which is a part of a phone:
 *
 * - “Red phone charger”: 0.5 + 0.5 + 1. It matches every phrase, with at least 0.6 for each on average.
 * - “Phone charger”: 0 + 0.5 + 1. It is found too, if fewer than three items match every phrase.
 * - “Red phone”: 0, because it does not match *charger*.
 */
export function findClose<Item extends SearchableItem>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  { limit = Infinity, isUnfinished = false }: { limit?: number; isUnfinished?: boolean } = {},
): readonly Item[] {
  const { items } = index;
  const isWord = (joined: string) => index.words.get(joined).length > 0;
  const details = phrasesOf(query.details, isWord);
  const phrases = phrasesOf(query.words, isWord);
  const { sums, unanswered } = scoreAll(phrases, details, index, isUnfinished);
  // A word that matches nothing may be a misspelt place.
  const place = query.place ?? unanswered.flatMap(({ words }) => guessTown(words.join('')) ?? [])[0];
  const distanceOf = (number: number) => (place ? kilometresTo(place, items[number]) : 0);
  const fits = (number: number) => {
    const item = items[number];
    return item !== undefined && fitsBounds(item, query);
  };
  const fitting = chooseFrom(sums, phrases.length - unanswered.length, fits);
  // Offers without a number of bedrooms are shown only if no offer states the wanted number.
  const stating = fitting.filter((number) => bedroomsIn(items[number]?.name ?? '') === query.bedrooms);
  const chosen = query.bedrooms !== null && stating.length > 0 ? stating : fitting;
  const found =
    chosen.length > 0 || !place || phrases.some(namesSomething)
      ? chosen
      : [...items.keys()].filter((number) => distanceOf(number) <= maxKilometresAtPlace && fits(number));
  // If distance or price counts too, similar scores are equal.
  const steps = place || query.isCheap ? 4 : 10;
  const ranked = found.flatMap((number) => {
    const item = items[number];
    if (!item) return [];
    const bonus =
      (query.condition !== null && isIn(query.condition, item) ? bonuses.condition : 0) +
      (query.deal !== null && query.deal === dealIn(item.name) ? bonuses.deal : 0);
    const rank = Math.round(((sums[number] ?? 0) + bonus) * steps);
    const price = query.isCheap ? (item.price ?? Infinity) : 0;
    return { item, rank, tie: place ? distanceOf(number) : price };
  });
  // `tie` may be infinite: Infinity - Infinity is NaN, which sorts like 0.
  ranked.sort((one, other) => other.rank - one.rank || one.tie - other.tie);
  return ranked.slice(0, limit).map(({ item }) => item);
}
