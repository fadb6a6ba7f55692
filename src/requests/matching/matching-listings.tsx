import { useMemo, useState } from 'react';
import { ListingLink } from '@/browse/listing-link';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { useSearchIndex } from '@/search/use-search-index';
import { findMatches } from './find-matches';

/** Up to three verified listings that match a request. */
export function MatchingListings({ text }: { text: string }) {
  const index = useSearchIndex();
  const listings = useMemo(() => (index ? findMatches(index, text) : []), [index, text]);
  const [showsAll, setShowsAll] = useState(false);
  if (listings.length === 0) return null;
  const hasMore = listings.length > 1 && !showsAll;
  return (
    <div className="@container text-sm">
      <p className="-mb-1 flex items-center gap-x-3 text-xs text-muted">
        {t('These might match:')}
        {hasMore && (
          <button
            type="button"
            className="-my-3.5 tap font-semibold text-brand @md:hidden"
            onClick={() => setShowsAll(true)}
          >
            {t('{count} more', { count: listings.length - 1 })}
          </button>
        )}
      </p>
      {/* Where only one name fits beside its price, the others wait for a tap: the requests below must not move. */}
      <ul
        className={classNames('grid gap-x-4 @md:grid-cols-3', hasMore && '*:not-first:hidden @md:*:block!')}
      >
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingLink listing={listing} className="tap flex items-center justify-between gap-3">
              <bdi className="line-clamp-1 min-w-0 leading-5 text-brand underline @md:line-clamp-2">
                {listing.name}
              </bdi>
              {listing.price !== null && (
                <span className="shrink-0 @md:hidden">{formatMoney(listing.price)}</span>
              )}
            </ListingLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
