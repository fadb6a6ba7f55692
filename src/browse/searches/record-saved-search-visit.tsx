import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { plural } from '@/language/translate';
import { serverNow } from '@/platform/server-clock';
import { hour } from '@/platform/time';
import { useAllListings } from '@/listings/use-catalogue';
import { visitorPlace } from '@/place/visitor-place';
import { useStore } from '@/ui/use-store';
import { isNewTo, createMatcher, recordKnown } from './find-new';
import { type SavedSearch, findSaved, searchKey, savedSearches } from './saved-searches';
import { useSearchHere } from './search-here';
import { markNew, newSinceLastVisit } from './search-news';

/** Records what a saved search contains now, and marks what is new since the last visit. */
function RecordVisit({ search }: { search: SavedSearch }) {
  const { key: entry } = useLocation();
  const place = useStore(visitorPlace);
  const data = useAllListings();
  // The record when the list was opened; it is updated while the list is read.
  const [before] = useState(search);
  const marked = useStore(newSinceLastVisit);
  useEffect(() => {
    if (!data) return;
    const here = place.status === 'known' ? place.coordinates : null;
    const now = serverNow();
    const isMatch = createMatcher(search, { here, now });
    if (!isMatch) return;
    const matches = data.filter(isMatch);
    markNew(
      entry,
      matches.filter(isNewTo(before)).map(({ id }) => id),
    );
    const next = recordKnown(matches, now);
    // Within an hour, a view without changes need not be written.
    if (Math.abs(next.since - search.since) < hour && next.known.join() === search.known.join()) return;
    const key = searchKey(search);
    savedSearches.update((all) => all.map((each) => (searchKey(each) === key ? { ...each, ...next } : each)));
  }, [data, search, before, place, entry]);
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
  const search = useSearchHere();
  const saved = findSaved(useStore(savedSearches), search ?? { address: '/', town: null });
  return saved ? <RecordVisit key={searchKey(saved)} search={saved} /> : null;
}
