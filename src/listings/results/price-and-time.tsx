import { formatMoney } from '@/lib/format-money';
import { formatRelativeTime } from '@/lib/format-relative-time';
import type { Listing } from '@/listings/catalogue/listing';

/**
 * The last line of a row or card: what it costs, and how long ago it was posted (`now` in ms). The time gives way to a price
 * that needs the line: it goes to a second one, which does not show.
 */
export function PriceAndTime({ listing, now }: { listing: Listing; now: number }) {
  return (
    <span className="mt-auto flex h-5 shrink-0 flex-wrap justify-between gap-x-2 overflow-hidden leading-5">
      <span className="max-w-full truncate text-sm leading-5 font-semibold text-brand">
        {listing.price !== null && formatMoney(listing.price)}
      </span>
      <span>{listing.postedAt !== null && formatRelativeTime(listing.postedAt, now)}</span>
    </span>
  );
}
