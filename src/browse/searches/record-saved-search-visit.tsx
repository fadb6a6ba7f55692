import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ListControlsContext } from '@/browse/filters/list-controls';
import { plural } from '@/language/translate';
import { noListings } from '@/listings/listing';
import { useAllListings } from '@/listings/use-catalogue';
import { visitorPlace } from '@/place/visitor-place';
import { serverNow } from '@/platform/server-clock';
import { hour } from '@/platform/time';
import { useStore } from '@/ui/use-store';
import { createMatcher, isNewTo, knownAfterVisit } from './find-new';
import { findSavedSearch, savedSearches, searchKey, type SavedSearch } from './saved-searches';
import { useCurrentSearch } from './search-here';
import { markNew, newSinceLastVisit } from './search-news';

/** Stores which offers a saved search finds now, and marks those that are new since the last visit. */
function RecordVisit({ search }: { search: SavedSearch }) {
  const { key: entry } = useLocation();
  const place = useStore(visitorPlace);
  const listings = useAllListings();
  const typedSearch = use(ListControlsContext)?.typedSearch;
  // Only a search that found nothing has no list.
  const typedOffers = typedSearch ? typedSearch.found : noListings;
  // The record as it was when the list was opened, which shows what is new. The stored one changes while the list is
  // open.
  const [recordAtOpening] = useState(search);
  const marked = useStore(newSinceLastVisit);
  useEffect(() => {
    if (!listings || !typedOffers) return;
    const here = place.status === 'known' ? place.coordinates : null;
    const now = serverNow();
    const isMatch = createMatcher(search, { here, now, findTyped: () => typedOffers });
    if (!isMatch) return;
    const matches = listings.filter(isMatch);
    markNew(
      entry,
      matches.filter(isNewTo(recordAtOpening)).map(({ id }) => id),
    );
    const updatedRecord = knownAfterVisit(matches, now);
    // Within an hour, the same ids are not written again.
    if (
      Math.abs(updatedRecord.since - search.since) < hour &&
      updatedRecord.known.join() === search.known.join()
    )
      return;
    const key = searchKey(search);
    savedSearches.update((all) =>
      all.map((each) => (searchKey(each) === key ? { ...each, ...updatedRecord } : each)),
    );
  }, [listings, typedOffers, search, recordAtOpening, place, entry]);
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

/** Records the visit if the current list is a saved search. */
export function RecordSavedSearchVisit() {
  const search = useCurrentSearch();
  const saved = findSavedSearch(useStore(savedSearches), search ?? { address: '/', town: null });
  return saved ? <RecordVisit key={searchKey(saved)} search={saved} /> : null;
}
