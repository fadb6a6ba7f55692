import type { Listing } from '@/listings/catalogue/listing';
import { LatePhotoActions } from '@/listings/actions/late-photo-actions';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { DiscountBadge } from './discount-badge';
import { ListingLink } from './listing-link';
import { ListingPhoto } from './listing-photo';
import { ListingPlace } from './listing-place';
import { PriceAndTime } from './price-and-time';
import { cardBodyClass, cardClass, cardPhotoClass } from './card-frame';

interface ListingCardProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  /** Its heading's level: under a section's heading, or right under the page's. */
  heading?: 'h2' | 'h3';
}

/** One listing as a card. */
export function ListingCard({ listing, visitor, now, heading: Heading = 'h3' }: ListingCardProps) {
  return (
    <article className={cardClass}>
      <span className="relative flex shrink-0 sm:block">
        <ListingPhoto url={listing.photo} alt="" seed={listing.id} className={cardPhotoClass} />
        <DiscountBadge
          discount={listing.discount}
          className="absolute bottom-2 left-2 max-w-24 sm:max-w-none"
        />
        <span className="absolute top-0 right-0">
          <LatePhotoActions listing={listing} />
        </span>
      </span>
      <div className={cardBodyClass}>
        <Heading
          // Cut at its own end, whichever way it is written.
          dir="auto"
          className="line-clamp-2 shrink-0 text-left font-sans text-base leading-snug font-semibold tracking-normal text-ink"
        >
          <ListingLink listing={listing} className="stretched">
            {listing.name}
          </ListingLink>
        </Heading>
        <bdi className="truncate text-left text-sm">{listing.company}</bdi>
        <ListingPlace listing={listing} visitor={visitor} />
        <PriceAndTime listing={listing} now={now} />
      </div>
    </article>
  );
}
