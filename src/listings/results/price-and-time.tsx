import { formatMoney } from '@/lib/format-money';
import { formatRelativeTime } from '@/lib/format-relative-time';
import type { Listing } from '@/listings/catalogue/listing';

/** The last line of a row or card: what it costs, and how long ago it was posted (`now` in ms). */
export function PriceAndTime({ listing, now }: { listing: Listing; now: number }) {
  return (
    <span className="mt-auto flex items-baseline justify-between gap-2">
      <span className="truncate text-sm font-semibold text-brand">
        {listing.price !== null && formatMoney(listing.price)}
      </span>
      <span className="shrink-0">
        {listing.postedAt !== null && formatRelativeTime(listing.postedAt, now)}
      </span>
    </span>
  );
}
