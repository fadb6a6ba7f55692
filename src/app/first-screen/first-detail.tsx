import { isDesktopQuery } from '@/platform/breakpoints';
import { listingPictures } from '@/listings/listing';
import { findVerified } from '@/listings/selectors';
import {
  GalleryPicture,
  ListingHead,
  PictureFrame,
  asideClass,
  detailClass,
  mosaicClass,
  mosaicCount,
  mosaicPlace,
} from '@/offer/listing-head';
import { PriceLine } from '@/browse/price-line';
import type { Draw } from './first-pages';
import { ComingPhoto, StillPhoto } from './first-screen-slots';
import { Frame } from './frame';

/** Renders an offer with its first photo, and the places of the others on a desktop. */
export const drawDetail =
  (id: string): Draw =>
  ({ listings }) => {
    const listing = findVerified(id)(listings);
    if (!listing) return null;
    const isDesktop = window.matchMedia(isDesktopQuery).matches;
    const pictures = listingPictures(listing).slice(0, isDesktop ? mosaicCount : 1);
    const count = pictures.length;
    return (
      <Frame>
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
                    Photo={index > 0 ? ComingPhoto : StillPhoto}
                    className={mosaicPlace(index, count)}
                  />
                ))}
              </div>
            </PictureFrame>
          </div>
          <div className="min-w-0">
            <ListingHead listing={listing} isPriceApart={isDesktop} />
          </div>
          {isDesktop && (
            <div className={asideClass}>
              <PriceLine listing={listing} size="large" />
            </div>
          )}
        </article>
      </Frame>
    );
  };
