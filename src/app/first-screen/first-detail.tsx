import { listingPictures, type Listing } from '@/listings/listing';
import {
  asideClass,
  detailClass,
  GalleryPicture,
  ListingHead,
  mosaicCellClass,
  mosaicClass,
  mosaicCount,
  PictureFrame,
  PriceAndVerifiedBadge,
  thumbnailsClass,
} from '@/offer/listing-head';
import { isDesktopQuery } from '@/platform/breakpoints';
import { PhotoPlaceholder, StaticPhoto } from './first-screen-slots';

/** An offer with its first photo. On a desktop, it also reserves the space of the other photos. */
export function FirstDetail({ listing }: { listing: Listing }) {
  const isDesktop = window.matchMedia(isDesktopQuery).matches;
  const all = listingPictures(listing);
  const pictures = all.slice(0, isDesktop ? mosaicCount : 1);
  const count = pictures.length;
  return (
    <article className={detailClass}>
      <div className="min-w-0 lg:col-span-2">
        <PictureFrame>
          <div className={mosaicClass}>
            {(count > 0 ? pictures : [undefined]).map((picture, index) => (
              <GalleryPicture
                key={picture?.id}
                listing={listing}
                picture={picture}
                index={index}
                count={count}
                Photo={index > 0 ? PhotoPlaceholder : StaticPhoto}
                className={mosaicCellClass(index, count)}
              />
            ))}
          </div>
        </PictureFrame>
        {all.length > 1 && <div className={thumbnailsClass} />}
      </div>
      <div className="min-w-0">
        <ListingHead listing={listing} hidesPrice={isDesktop} />
      </div>
      {isDesktop && (
        <div className={asideClass}>
          <PriceAndVerifiedBadge listing={listing} />
        </div>
      )}
    </article>
  );
}
