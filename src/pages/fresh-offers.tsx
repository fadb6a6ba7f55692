import { paths } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { useProductsSoFar } from '@/listings/catalogue/products-query';
import { isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { OfferGrid } from '@/listings/results/offer-grid';
import { SeeAll } from '@/listings/results/section-frame';
import { useSteadyListings } from '@/listings/results/use-steady-listings';
import { latePart } from '@/ui/late-part';

const PlaceAndPrice = latePart(
  async () => (await import('@/listings/filters/place-and-price')).PlaceAndPrice,
);

export const freshCount = 8;
export const selectVerified = selectWhere(isVerified);
const none: readonly Listing[] = [];

/** The newest offers, under the one line of heading of the page: its own on a desktop, the section's on a phone. */
export function FreshOffers() {
  const fresh = useProductsSoFar(selectVerified);
  const { listings, progress } = useSteadyListings(fresh.data ?? none, null);
  return (
    <section aria-labelledby="fresh">
      <div className="mb-1 flex items-center justify-between gap-2 *:last:-my-2 lg:mb-3 lg:min-h-11">
        <h1 tabIndex={-1} className="text-2xl max-lg:sr-only">
          Good offers from the shops around you
        </h1>
        <h2 id="fresh" className="text-xl lg:sr-only">
          Fresh offers
        </h2>
        <span className="ml-auto hidden gap-2 lg:flex">
          <PlaceAndPrice />
        </span>
        <SeeAll title="Fresh offers" path={paths.recents} />
      </div>
      {progress}
      <OfferGrid
        query={{ ...fresh, data: fresh.data && listings.slice(0, freshCount) }}
        loadError={defaultLoadError}
        emptyMessage="No products found."
        emptyAdvice="The first verified offers will stand here."
        skeletonLines="grid-rows-[repeat(4,1fr)] lg:grid-rows-[repeat(2,1fr)]"
      />
    </section>
  );
}
