import { useMemo } from 'react';
import { ListingLink } from '@/browse/listing-link';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { useSearchIndex } from '@/search/use-search-index';
import { findMatches } from './find-matches';

/** Up to three verified listings that match a request. */
export function MatchingListings({ text }: { text: string }) {
  const index = useSearchIndex();
  const listings = useMemo(() => (index ? findMatches(index, text) : []), [index, text]);
  if (listings.length === 0) return null;
  return (
    <div className="min-w-0 flex-1 basis-28 text-sm">
      <p className="-mb-2 text-xs text-muted">{t('These might match:')}</p>
      {/* One line, so that its height is the same for one match and for three. */}
      <ul data-scrolls className="flex gap-x-4 overflow-x-auto scrollbar-none">
        {listings.map((listing) => (
          <li key={listing.id} className="max-w-full shrink-0">
            <ListingLink
              listing={listing}
              className="tap inline-flex max-w-full items-center gap-2 text-brand"
            >
              <bdi className="truncate underline">{listing.name}</bdi>
              {listing.price !== null && (
                <span className="shrink-0 text-muted max-sm:hidden">{formatMoney(listing.price)}</span>
              )}
            </ListingLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
