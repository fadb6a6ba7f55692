import { formatMoney } from '@/lib/format-money';
import type { Listing } from '@/listings/catalogue/listing';
import { DiscountBadge } from '@/listings/results/discount-badge';
import { ListingLink } from '@/listings/results/listing-link';
import { ListingPhoto } from '@/listings/results/listing-photo';

/** A listing in small: enough to know it again. */
export function ViewedCard({ listing }: { listing: Listing }) {
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-surface hover:border-edge">
      <div className="relative">
        <ListingPhoto url={listing.photo} alt="" seed={listing.id} className="aspect-4/3" />
        <DiscountBadge discount={listing.discount} className="absolute bottom-2 left-2 max-w-32 truncate" />
      </div>
      <div className="px-3 py-2">
        {/* Cut at its own end, whichever way it is written. */}
        <h3 dir="auto" className="truncate text-left font-sans text-sm font-semibold tracking-normal">
          <ListingLink listing={listing} className="stretched">
            {listing.name}
          </ListingLink>
        </h3>
        <p dir="auto" className="h-5 truncate text-left text-xs leading-5 text-muted">
          {listing.price === null ? listing.company : formatMoney(listing.price)}
        </p>
      </div>
    </article>
  );
}
