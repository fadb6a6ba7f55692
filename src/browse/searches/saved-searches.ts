import type { Listing } from '@/listings/listing';
import type { Town } from '@/place/towns';
import { parseTown } from '@/place/visitor-place';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { createGlobalStore } from '@/platform/create-store';
import { isRecord, parseList, parseTexts } from '@/platform/parse-values';
import { paths, type Path } from '@/platform/paths';
import { useStore } from '@/ui/use-store';

export const savedSearchLimit = 10;
/** How many offer ids each search stores, the newest first. */
export const knownLimit = 100;

/** A list with its filters. */
export interface Search {
  /** The path and parameters that define the list, in a canonical spelling. */
  address: Path;
  /** The manually chosen place, if the list uses distance. The device's position is never stored. */
  town: Town | null;
}

export interface SavedSearch extends Search {
  /** The ids of the offers at the last visit that were posted after `since`. */
  known: readonly string[];
  /** Offers posted before this time, in ms, are not new. */
  since: number;
}

const isPath = (text: string): text is Path => text.startsWith('/') && !text.startsWith('//');

function parseSearch(json: unknown): SavedSearch[] {
  if (!isRecord(json)) return [];
  const { address, town, known, since } = json;
  if (typeof address !== 'string' || !isPath(address)) return [];
  return [
    {
      address,
      town: parseTown(town),
      known: parseTexts(known).slice(0, knownLimit),
      since: typeof since === 'number' ? since : 0,
    },
  ];
}

/** The saved searches, most recent first. */
export const savedSearches = createPersistedStore<readonly SavedSearch[]>({
  key: 'gulit:saved-searches',
  parse: (json) => parseList(json).flatMap(parseSearch).slice(0, savedSearchLimit),
  toJson: (searches) => (searches.length > 0 ? searches : null),
});

/** The sort order does not matter, and the town only if the search uses distance. */
export function searchKey({ address, town }: Search): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('sort');
  const place = parameters.has('within') || path === paths.nearbyShops ? (town?.name ?? '') : '';
  return `${path}?${parameters.toString()}#${place}`;
}

export const findSavedSearch = (searches: readonly SavedSearch[], search: Search): SavedSearch | undefined =>
  searches.find((each) => searchKey(each) === searchKey(search));

/** Whether an offer appeared after the last visit to a search. Offers without a date never count. */
export function isNewTo({ known, since }: Pick<SavedSearch, 'known' | 'since'>) {
  const ids = new Set(known);
  return ({ id, postedAt }: Listing): boolean => postedAt !== null && postedAt > since && !ids.has(id);
}

/** The ids of new offers by search key. A search that has not been counted yet is missing. */
export const newSearchResults = createGlobalStore<ReadonlyMap<string, readonly string[]>>(() => new Map());

export const newOfferCount = (news: ReadonlyMap<string, readonly string[]>, search: Search): number =>
  news.get(searchKey(search))?.length ?? 0;

/** An offer in several searches counts once. */
export const useSearchNewsCount = (): number => new Set([...useStore(newSearchResults).values()].flat()).size;

/** The offers that were new when a history entry's list was opened. They stay marked while the list is open. */
export const newSinceLastVisit = createGlobalStore<{ entry: string; ids: ReadonlySet<string> }>(() => ({
  entry: '',
  ids: new Set(),
}));
