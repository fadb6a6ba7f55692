import { formatMoney, formatRelativeTime } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';

/**
 * The price and the age of a listing (`now` in ms). Beside a price that fills the line the age wraps to a second line, which
 * the fixed height hides.
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
