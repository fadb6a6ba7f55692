import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ListControlsContext } from '@/browse/filters/list-controls';
import { plural } from '@/language/translate';
import { noListings, type Listing } from '@/listings/listing';
import { useAllListings } from '@/listings/use-catalogue';
import { serverNow } from '@/platform/server-clock';
import { day, hour } from '@/platform/time';
import { useStore } from '@/ui/use-store';
import {
  findSavedSearch,
  isNewTo,
  knownLimit,
  newSinceLastVisit,
  savedSearches,
  searchKey,
  type SavedSearch,
} from './saved-searches';
import { useCurrentSearch } from './search-here';

/** In ms. An offer that waited longer for verification does not count as new. */
export const longestVerification = 7 * day;

/**
 * What a saved search stores about a visit. It keeps the ids of several days, because an offer may appear days after it
 * was posted.
 */
export function knownAfterVisit(
  matches: readonly Listing[],
  now: number,
): Pick<SavedSearch, 'known' | 'since'> {
  const since = now - longestVerification;
  const recent = matches
    .flatMap(({ id, postedAt }) => (postedAt !== null && postedAt > since ? { id, postedAt } : []))
    .toSorted((a, b) => b.postedAt - a.postedAt);
  const newest = recent.slice(0, knownLimit);
  return {
    known: newest.map(({ id }) => id),
    since: recent.length > knownLimit ? Math.max(since, newest.at(-1)?.postedAt ?? 0) : since,
  };
}

function markNew(entry: string, ids: readonly string[]): void {
  const marked = newSinceLastVisit.read();
  const before = marked.entry === entry ? marked.ids : new Set<string>();
  if (marked.entry !== entry || ids.some((id) => !before.has(id)))
    newSinceLastVisit.write({ entry, ids: new Set([...before, ...ids]) });
}

/** Stores a visit, unless the same ids were stored within an hour. */
function storeVisit(search: SavedSearch, matches: readonly Listing[]): void {
  const visit = knownAfterVisit(matches, serverNow());
  if (Math.abs(visit.since - search.since) < hour && visit.known.join() === search.known.join()) return;
  const key = searchKey(search);
  savedSearches.update((all) => all.map((each) => (searchKey(each) === key ? { ...each, ...visit } : each)));
}

interface RecordVisitProps {
  search: SavedSearch;
  /** What the search finds; null while unknown. */
  matches: readonly Listing[] | null;
}

/** Stores which offers a saved search finds now, and marks those that are new since the last visit. */
function RecordVisit({ search, matches }: RecordVisitProps) {
  const { key: entry } = useLocation();
  // The stored record changes while the list is open. The earlier record shows what is new.
  const [recordAtOpening] = useState(search);
  const marked = useStore(newSinceLastVisit);
  useEffect(() => {
    if (!matches) return;
    markNew(
      entry,
      matches.filter(isNewTo(recordAtOpening)).map(({ id }) => id),
    );
    storeVisit(search, matches);
  }, [matches, search, recordAtOpening, entry]);
  const count = marked.entry === entry ? marked.ids.size : 0;
  return (
    <p role="status" className="sr-only">
      {count > 0 &&
        plural(count, {
          one: '{count} offer is new since you last looked.',
          other: '{count} offers are new since you last looked.',
        })}
    </p>
  );
}

export function RecordSavedSearchVisit() {
  const search = useCurrentSearch();
  const searches = useStore(savedSearches);
  const controls = use(ListControlsContext);
  const isComplete = useAllListings() !== undefined;
  const saved = search && findSavedSearch(searches, search);
  if (!saved) return null;
  // A search that found nothing has no list, and so no controls.
  const matches = controls ? controls.matches : isComplete ? noListings : null;
  return <RecordVisit key={searchKey(saved)} search={saved} matches={matches} />;
}
