import { useMemo } from 'react';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { formatMoney } from '@/language/format';
import { ListingLink } from '@/browse/listing-link';
import { useMatches } from './find-matches';

interface MatchingListingsProps {
  text: string;
  find: ((text: string) => readonly Listing[]) | null;
}

/** Up to three verified listings that match a request. */
export function MatchingListings({ text, find }: MatchingListingsProps) {
  const listings = useMemo(() => find?.(text) ?? [], [find, text]);
  if (listings.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p className="text-muted">{t('These might match:')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingLink
              listing={listing}
              className="tap inline-flex max-w-full items-center gap-2 text-brand underline"
            >
              <bdi className="truncate">{listing.name}</bdi>
              {listing.price !== null && (
                <span className="shrink-0 text-muted no-underline">{formatMoney(listing.price)}</span>
              )}
            </ListingLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The verified listings that match a text. */
export function FoundMatches({ text }: { text: string }) {
  return <MatchingListings text={text} find={useMatches()} />;
}
