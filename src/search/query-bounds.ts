import { conditionPhrases } from './condition-words';
import type { SearchQuery } from './read-query';
import { type SearchIndex, type Searched, eachWith, weights } from './search-index';

/** The items, by their number, that some phrases stand for in what their name offers. */
function offeredAs(
  phrases: readonly (readonly string[])[],
  { words }: SearchIndex<Searched>,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const phrase of phrases)
    eachWith(phrase, words, (number, least) => {
      if (least === weights.name) found.add(number);
    });
  return found;
}

/**
 * Whether items, by their number, fit the price and the condition of a search: they are known to be within the
 * one, and say no other than the second, be it by their attribute or in their name.
 */
export function boundsOf(index: SearchIndex<Searched>, { maximumPrice, condition }: SearchQuery) {
  const inName = new Map<string, ReadonlySet<number>>();
  if (condition !== null)
    for (const [name, phrases] of conditionPhrases) inName.set(name, offeredAs(phrases, index));
  const says = (number: number, name: string): boolean => {
    const attribute = index.items[number]?.attributes?.get('condition');
    return attribute === undefined ? inName.get(name)?.has(number) === true : attribute === name;
  };
  const saysCondition = (number: number) => condition !== null && says(number, condition);
  // What is refurbished may be called used, but not new.
  const others = condition === null ? [] : condition === 'new' ? ['used', 'refurbished'] : ['new'];
  const saysOther = (number: number) => others.some((name) => says(number, name));
  const fits = (number: number) =>
    (maximumPrice === null || (index.items[number]?.price ?? Infinity) <= maximumPrice) &&
    (saysCondition(number) || !saysOther(number));
  return { fits, saysCondition };
}
