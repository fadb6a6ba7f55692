import { formatMoney } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';
import { PageHeading } from '@/ui/page-heading';

/** The columns of a listing's page, which stand below each other on a phone. */
export const detailClass = 'flex flex-col gap-y-3 lg:grid lg:grid-cols-[5fr_4fr] lg:gap-x-8';
/** At most 30 % of a phone's height, so that name, price and the start of the description are on the first screen. */
export const pictureClass = 'w-full aspect-3/2 max-lg:max-h-[30vh] lg:aspect-4/3';

/** What a listing is and costs. */
export function ListingHead({ listing }: { listing: Listing }) {
  return (
    <>
      <PageHeading>
        {/* The padding is room for high accents, which the clamp would cut. */}
        <span dir="auto" className="-mt-1 line-clamp-6 pt-1 text-left">
          {listing.name}
        </span>
      </PageHeading>
      {listing.price !== null && (
        <p className="-mt-2 mb-3 font-display text-xl font-bold text-brand">{formatMoney(listing.price)}</p>
      )}
    </>
  );
}
