import type { ReactNode } from 'react';
import type { Listing, ListingImage } from '@/listings/catalogue/listing';
import type { ListingSlots } from '@/listings/results/listing-slots';
import { PriceLine } from '@/listings/results/price-line';
import { PageHeading } from '@/ui/page-heading';

/** The columns of a listing's page, which stand below each other on a phone. */
export const detailClass = 'flex flex-col gap-y-3 lg:grid lg:grid-cols-[5fr_4fr] lg:gap-x-8';
/**
 * At most 30 % of a phone's height, so that name, price and the start of the description are on the first
 * screen.
 */
export const pictureClass = 'w-full aspect-3/2 max-lg:max-h-[30vh] lg:aspect-4/3';

interface GalleryPictureProps {
  listing: Listing;
  /** Left out where the listing has none. */
  picture?: ListingImage | undefined;
  /** Its place among them; the first is on the first screen. */
  index?: number;
  Photo: ListingSlots['Photo'];
}

/** One picture of a listing, large. */
export const GalleryPicture = ({ listing, picture, index = 0, Photo }: GalleryPictureProps) => (
  <Photo
    url={picture?.url ?? null}
    alt={picture ? `${listing.name}, picture ${index + 1}` : 'No picture'}
    seed={picture && index > 0 ? picture.id : listing.id}
    eager={index === 0}
    sizes="(min-width: 64rem) 40rem, 100vw"
    className={pictureClass}
  />
);

/** The place of the pictures, over the whole width of a phone; `children` are what slides in it. */
export const PictureFrame = ({ children }: { children: ReactNode }) => (
  <div className="relative -mx-4 sm:mx-0">{children}</div>
);

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
      <PriceLine listing={listing} size="large" className="-mt-2 mb-3" />
    </>
  );
}
