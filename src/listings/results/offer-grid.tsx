import { formatMoney } from '@/lib/format';
import { LatePhotoActions } from '@/listings/actions/late-photo-actions';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { Skeleton } from '@/ui/load-states';
import { DiscountBadge } from './discount-badge';
import { ListingLink } from './listing-link';
import { ListingPhoto } from './listing-photo';
import { ListingPlace } from './listing-place';
import { type ProductListProps, ListSkeleton, ProductResults } from './product-results';

/** Two columns on a phone, one where large text leaves no room for two. */
const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4';
/** The skeleton has the same frame, so that nothing moves when the offers arrive. */
const cardClass =
  'relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-edge';
/** Lower on a phone, where two lines of offers stand on the first screen. */
const photoClass = 'aspect-3/2 sm:aspect-4/3';
const bodyClass = 'flex h-17 flex-col px-2.5 py-2 text-xs text-muted sm:h-19 sm:px-3';
/** Photos on the first screen, where lazy loading would delay them. */
const eagerPhotos = 4;

interface OfferCardProps {
  listing: Listing;
  visitor: VisitorPlace;
  eager: boolean;
}

/** An offer upright, with its price on the picture. */
function OfferCard({ listing, visitor, eager }: OfferCardProps) {
  return (
    <article className={cardClass}>
      <div className="relative">
        <ListingPhoto url={listing.photo} seed={listing.id} eager={eager} className={photoClass} />
        <span className="absolute inset-x-2 bottom-2 flex flex-wrap-reverse items-end gap-1">
          {listing.price !== null && (
            <span className="max-w-full truncate rounded-control bg-surface px-2 py-0.5 text-sm font-bold text-brand">
              {formatMoney(listing.price)}
            </span>
          )}
          <DiscountBadge discount={listing.discount} className="leading-tight max-sm:max-w-25" />
        </span>
      </div>
      <div className={bodyClass}>
        <h3
          // Arabic and Hebrew names are cut at their own end.
          dir="auto"
          className="mb-auto text-left font-sans text-sm leading-tight font-semibold tracking-normal text-ink sm:text-base sm:leading-tight"
        >
          {/* Cut inside of the link: a browser brings no link into view that is cut itself. */}
          <ListingLink listing={listing} className="stretched block">
            <span className="line-clamp-2">{listing.name}</span>
          </ListingLink>
        </h3>
        <ListingPlace listing={listing} visitor={visitor} />
      </div>
      <span className="absolute top-0 right-0">
        <LatePhotoActions listing={listing} />
      </span>
    </article>
  );
}

function OfferSkeleton() {
  return (
    <div className={cardClass}>
      <span className={`${photoClass} animate-pulse bg-sunken`} />
      <span className={bodyClass}>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-auto h-3 w-1/2" />
      </span>
    </div>
  );
}

interface OfferGridProps extends Omit<ProductListProps, 'now'> {
  /** How tall the skeleton stands, as the lines of a grid: those of the offers that usually come. */
  skeletonLines: string;
}

/** Some offers of a query as cards in two columns, in four on a desktop; the first ones stand on the first screen. */
export function OfferGrid({ skeletonLines, ...props }: OfferGridProps) {
  const visitor = useVisitorPlace();
  return (
    <ProductResults
      {...props}
      skeleton={
        <ListSkeleton count={4} className={`${gridClass} ${skeletonLines}`}>
          <OfferSkeleton />
        </ListSkeleton>
      }
    >
      {(listings) => (
        <ul className={gridClass}>
          {listings.map((listing, index) => (
            <li key={listing.id} className="min-w-0">
              <OfferCard listing={listing} visitor={visitor} eager={index < eagerPhotos} />
            </li>
          ))}
        </ul>
      )}
    </ProductResults>
  );
}
