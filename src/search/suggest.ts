import { detailPath, type Path, searchPath, sellerPath } from '@/platform/paths';
import { message } from '@/language/translate';
import { foldText } from '@/platform/text/fold';
import type { Listing } from '@/listings/listing';
import { shopKey, shopsBeginning } from '@/listings/shops';
import { findCategories } from './find-categories';
import { findClose, foundWords } from './find-close';
import { readQuery } from './read-query';
import type { SearchIndex } from './search-index';
import { wordsOf } from '@/platform/text/words';

/** A piece of a text, and whether a search matched it. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** Splits a name into words and separators, and marks the words in `found`. */
const markWords = (name: string, found: ReadonlySet<string>): readonly MarkedPiece[] =>
  name
    .split(/([\p{L}\p{M}\p{N}'’]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, isMarked: wordsOf(text).some((word) => found.has(word)) }));

/** A suggestion. Within a form, no two suggestions have the same path. */
export type Suggestion =
  | { kind: 'listing'; path: Path; listing: Listing; name: readonly MarkedPiece[] }
  | { kind: 'recent' | 'category' | 'shop'; path: Path; words: string };

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
}

/** How many suggestions of each kind fit above a phone's keyboard. */
const maxCounts = { allRecent: 6, recent: 2, categories: 2, shops: 2, listings: 5 };
/** Fewer letters would match too many shop names. */
const minShopTextLength = 3;

/** The names of the shops that begin with a text. */
function shopsNamed(text: string, index: SearchIndex<Listing>): readonly string[] {
  const key = shopKey(text);
  if (key.length < minShopTextLength) return [];
  return shopsBeginning(index.items, key)
    .slice(0, maxCounts.shops)
    .map(({ id }) => id);
}

/**
 * The suggestions for a typed text (docs/product.md, Search and filters); without text, earlier searches.
 * `index` is null until the catalogue has loaded.
 */
export function suggest(
  typed: string,
  recent: readonly string[],
  index: SearchIndex<Listing> | null,
): readonly SuggestionGroup[] {
  const text = foldText(typed);
  const query = readQuery(text);
  const earlier = recent
    .filter((words) => foldText(words) !== text && foldText(words).includes(text))
    .slice(0, text === '' ? maxCounts.allRecent : maxCounts.recent);
  const isUnfinished = !/\s$/.test(typed);
  const listings =
    index && text !== '' ? findClose(index, query, { limit: maxCounts.listings, isUnfinished }) : [];
  const matchedWords =
    index && listings.length > 0 ? foundWords(index, query, isUnfinished) : new Set<string>();
  const found = findCategories(text).slice(0, maxCounts.categories);
  const groups: SuggestionGroup[] = [
    {
      title: message('Recent searches'),
      suggestions: earlier.map((words) => ({ kind: 'recent', path: searchPath(words), words })),
    },
    {
      title: message('Shops'),
      suggestions: (index ? shopsNamed(text, index) : []).map((words) => ({
        kind: 'shop',
        path: sellerPath(words),
        words,
      })),
    },
    {
      title: message('Offers'),
      suggestions: listings.map((listing) => ({
        kind: 'listing',
        path: detailPath(listing.id),
        listing,
        name: markWords(listing.name, matchedWords),
      })),
    },
    {
      title: message('Categories'),
      suggestions: found.map(({ label, paths }) => ({ kind: 'category', path: paths[0], words: label })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
