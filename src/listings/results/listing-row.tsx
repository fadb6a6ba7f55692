import type { Listing } from '@/listings/catalogue/listing';
import { ListingPhoto } from './listing-photo';
import { Skeleton } from '@/ui/load-states';
import { memo } from 'react';
import { Phone } from 'lucide';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { LatePhotoActions } from '@/listings/actions/late-photo-actions';
import { DiscountBadge } from './discount-badge';
import { ListingLink } from './listing-link';
import { ListingPlace } from './listing-place';
import { PriceAndTime } from './price-and-time';
import { Icon } from '@/ui/icon';

/** The skeleton has the same frame, so that nothing moves when the row arrives. */
const rowClass =
  'relative flex h-40 overflow-hidden rounded-card border border-line bg-surface hover:border-edge';
const rowPhotoClass = 'w-30 shrink-0 sm:w-44';

function CompanyLine({ listing }: { listing: Listing }) {
  if (!listing.company && !listing.profilePhoto) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm">
      <ListingPhoto
        url={listing.profilePhoto}
        seed={listing.company}
        sizes="1.25rem"
        className="size-5 shrink-0 rounded-full"
      />
      <bdi className="truncate">{listing.company}</bdi>
    </span>
  );
}

export function RowSkeleton() {
  return (
    <div className={rowClass}>
      <span className={`${rowPhotoClass} animate-pulse bg-sunken`} />
      <span className="flex min-w-0 flex-1 flex-col gap-2 px-4 py-3">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-auto h-4 w-1/3" />
      </span>
    </div>
  );
}

interface ListingRowProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  eager: boolean;
}

/** One listing of a list. It is memoized because scrolling renders the list for every line that comes. */
export const ListingRow = memo(function ListingRow({ listing, visitor, now, eager }: ListingRowProps) {
  return (
    <article className={rowClass}>
      <ListingPhoto url={listing.photo} seed={listing.id} eager={eager} className={rowPhotoClass} />
      <DiscountBadge
        discount={listing.discount}
        className="absolute bottom-2 left-2 max-w-26 sm:max-w-none"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2.5 text-xs text-muted sm:px-4">
        <h2
          // Arabic and Hebrew names are cut at their own end.
          dir="auto"
          className="shrink-0 text-left font-sans text-base leading-snug font-semibold tracking-normal text-ink"
        >
          {/* Cut inside of the link: a browser brings no link into view that is cut itself. */}
          <ListingLink listing={listing} className="stretched block">
            {/* Without a phone number there is room for a third line. */}
            <span className={listing.phone ? 'line-clamp-2' : 'line-clamp-3 lg:line-clamp-2'}>
              {listing.name}
            </span>
          </ListingLink>
        </h2>
        <CompanyLine listing={listing} />
        <ListingPlace listing={listing} visitor={visitor} />
        {listing.phone && (
          <span className="flex min-w-0 items-center gap-1">
            <Icon of={Phone} className="size-3.5 shrink-0" />
            <span className="truncate">{listing.phone}</span>
          </span>
        )}
        <PriceAndTime listing={listing} now={now} />
      </div>
      {/* After the link, which is what the keyboard comes for. */}
      <span className="absolute top-0 left-0 flex w-30 justify-end sm:w-44">
        <LatePhotoActions listing={listing} />
      </span>
    </article>
  );
});
