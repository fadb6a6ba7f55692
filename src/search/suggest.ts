import { detailPath } from '@/platform/first-paths';
import { type Path, searchPath } from '@/platform/paths';
import { message } from '@/language/translate';
import { foldText } from '@/platform/text/fold';
import type { Listing } from '@/listings/listing';
import { findCategories } from './find-categories';
import { findClose } from './find-close';
import { type MarkedPiece, createMarking } from './find-marks';
import { readQuery } from './read-query';
import { type RefinedSearch, refine } from './refined-search';
import type { SearchIndex } from './search-index';

/** Its path tells it from the others. */
export type Suggestion =
  | { kind: 'listing'; path: Path; listing: Listing; name: readonly MarkedPiece[] }
  | { kind: 'recent' | 'category'; path: Path; words: string }
  | ({ kind: 'refined' } & RefinedSearch);

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
}

/** How many of each stand above the keyboard of a phone. */
const most = { allRecent: 6, recent: 2, categories: 2, listings: 5 };

/**
 * What a search field offers for the text typed so far (docs/product.md, Search and filters): without any, what
 * was searched before. `index` is null while the catalogue is not there.
 */
export function suggest(
  typed: string,
  recent: readonly string[],
  index: SearchIndex<Listing> | null,
): readonly SuggestionGroup[] {
  const text = foldText(typed);
  const query = readQuery(text);
  const refined = refine(query);
  const earlier = recent
    .filter((words) => foldText(words) !== text && foldText(words).includes(text))
    .slice(0, text === '' ? most.allRecent : most.recent);
  const isUnfinished = !/\s$/.test(typed);
  const listings =
    index && text !== '' ? findClose(index, query, { limit: most.listings, isUnfinished }) : [];
  const mark = index && listings.length > 0 ? createMarking(query, index, isUnfinished) : null;
  const found = findCategories(text).slice(0, most.categories);
  const groups: SuggestionGroup[] = [
    {
      title: message('Recent searches'),
      suggestions: earlier.map((words) => ({ kind: 'recent', path: searchPath(words), words })),
    },
    { title: message('Search'), suggestions: refined ? [{ kind: 'refined', ...refined }] : [] },
    {
      title: message('Offers'),
      suggestions: listings.map((listing) => ({
        kind: 'listing',
        path: detailPath(listing.id),
        listing,
        name: mark?.(listing) ?? [],
      })),
    },
    {
      title: message('Categories'),
      suggestions: found.map(({ label, paths }) => ({ kind: 'category', path: paths[0], words: label })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
