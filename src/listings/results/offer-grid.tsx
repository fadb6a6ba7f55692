import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { Skeleton } from '@/ui/load-states';
import { liveParts } from './live-parts';
import { OfferFace, offerClasses, offerGridClass } from './offer-face';
import { type ProductListProps, ListSkeleton, ProductResults } from './product-results';

/** Photos on the first screen, where lazy loading would delay them. */
const eagerPhotos = 4;

function OfferSkeleton() {
  return (
    <div className={offerClasses.card}>
      <span className={`${offerClasses.photo} animate-pulse bg-sunken`} />
      <span className={offerClasses.body}>
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
        <ListSkeleton count={4} className={`${offerGridClass} ${skeletonLines}`}>
          <OfferSkeleton />
        </ListSkeleton>
      }
    >
      {(listings) => (
        <ul className={offerGridClass}>
          {listings.map((listing, index) => (
            <li key={listing.id} className="min-w-0">
              <OfferFace listing={listing} visitor={visitor} eager={index < eagerPhotos} parts={liveParts} />
            </li>
          ))}
        </ul>
      )}
    </ProductResults>
  );
}
