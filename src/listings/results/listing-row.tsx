import type { Listing } from '@/listings/catalogue/listing';
import { ListingPhoto } from './listing-photo';
import { Skeleton } from '@/ui/load-states';
import { memo } from 'react';
import { Phone } from 'lucide';
import { classNames } from '@/lib/class-names';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { LatePhotoActions } from '@/listings/actions/late-photo-actions';
import { DiscountBadge } from './discount-badge';
import { ListingLink } from './listing-link';
import { ListingPlace, PriceAndTime } from './listing-lines';
import { Icon } from '@/ui/icon';

/** The frame of a row, shared with its skeleton so that nothing moves when it arrives. */
const rowClass =
  'relative flex h-40 overflow-hidden rounded-card border border-line bg-surface hover:border-edge';
const rowPhotoClass = 'w-30 shrink-0 sm:w-44';

/** Who offers it: profile photo and company. */
function CompanyLine({ listing }: { listing: Listing }) {
  if (!listing.company && !listing.profilePhoto) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm">
      <ListingPhoto
        url={listing.profilePhoto}
        alt=""
        seed={listing.company}
        className="size-5 shrink-0 rounded-full"
      />
      <bdi className="truncate">{listing.company}</bdi>
    </span>
  );
}

/** A row before it arrives. */
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

/** One listing of a list: the photo carries it, the whole row is one link. Scrolling renders only the rows that come. */
export const ListingRow = memo(function ListingRow({ listing, visitor, now, eager }: ListingRowProps) {
  return (
    <article className={rowClass}>
      <ListingPhoto url={listing.photo} alt="" seed={listing.id} eager={eager} className={rowPhotoClass} />
      <DiscountBadge
        discount={listing.discount}
        className="absolute bottom-2 left-2 max-w-26 sm:max-w-none"
      />
      <span className="absolute top-0 left-0 flex w-30 justify-end sm:w-44">
        <LatePhotoActions listing={listing} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2.5 text-xs text-muted sm:px-4">
        <h2
          // Cut at its own end, whichever way it is written.
          dir="auto"
          className={classNames(
            'shrink-0 text-left font-sans text-base leading-snug font-semibold tracking-normal text-ink',
            // Where no phone takes its line, the name may.
            listing.phone ? 'line-clamp-2' : 'line-clamp-3 lg:line-clamp-2',
          )}
        >
          <ListingLink listing={listing} className="stretched">
            {listing.name}
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
    </article>
  );
});
