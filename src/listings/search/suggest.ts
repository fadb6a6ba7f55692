import { foldText } from '@/lib/fold-text';
import type { Listing } from '@/listings/catalogue/listing';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { findCategories } from './find-categories';
import { findClose } from './find-close';
import { readQuery } from './read-query';
import { type RefinedSearch, refine } from './refined-search';
import type { SearchIndex } from './search-index';

export type Suggestion =
  | { kind: 'recent'; id: string; text: string }
  | { kind: 'refined'; id: string; search: RefinedSearch }
  | { kind: 'category'; id: string; category: CategorySpec }
  | { kind: 'listing'; id: string; listing: Listing };

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
  const earlier =
    text === ''
      ? recent.slice(0, most.allRecent)
      : recent
          .filter((other) => foldText(other) !== text && foldText(other).includes(text))
          .slice(0, most.recent);
  const refined = refine(query);
  const listings =
    text === '' || !index
      ? []
      : findClose(index, query, { limit: most.listings, isUnfinished: !/\s$/.test(typed) });
  const groups: SuggestionGroup[] = [
    {
      title: 'Recent searches',
      suggestions: earlier.map((one) => ({ kind: 'recent', id: `recent-${one}`, text: one })),
    },
    { title: 'Search', suggestions: refined ? [{ kind: 'refined', id: 'refined', search: refined }] : [] },
    {
      title: 'Offers',
      suggestions: listings.map((listing) => ({ kind: 'listing', id: `listing-${listing.id}`, listing })),
    },
    {
      title: 'Categories',
      suggestions: findCategories(text)
        .slice(0, most.categories)
        .map((category) => ({ kind: 'category', id: `category-${category.value}`, category })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
