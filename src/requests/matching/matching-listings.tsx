import { useMemo } from 'react';
import { ListingLink } from '@/browse/listing-link';
import { t } from '@/language/translate';
import { useSearchIndex } from '@/search/use-search-index';
import { findMatches } from './find-matches';

/** Up to three verified listings that match a request. */
export function MatchingListings({ text }: { text: string }) {
  const index = useSearchIndex();
  const listings = useMemo(() => (index ? findMatches(index, text) : []), [index, text]);
  if (listings.length === 0) return null;
  return (
    <div className="@container text-sm">
      <p className="-mb-1 text-xs text-muted">{t('These might match:')}</p>
      {/* One line of names, so that its height is the same for one match and for three. */}
      <ul className="flex gap-x-4 overflow-x-auto scrollbar-none @md:grid @md:grid-cols-3">
        {listings.map((listing) => (
          <li key={listing.id} className="max-w-4/5 min-w-0 shrink-0 @md:max-w-full">
            <ListingLink listing={listing} className="tap inline-flex items-center text-brand">
              <bdi className="line-clamp-2 leading-5 underline">{listing.name}</bdi>
            </ListingLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
