import { BadgeCheck } from 'lucide';
import type { ReactNode } from 'react';
import type { ListingSlots } from '@/browse/layouts/listing-slots';
import { PriceLine } from '@/browse/layouts/price-line';
import { t } from '@/language/translate';
import type { Listing, ListingImage } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { writtenText } from '@/platform/text/text-language';
import { Icon } from '@/ui/icon';
import { PageHeading } from '@/ui/page-heading';

/** The columns of a listing's page below the pictures. On a phone there is one column. */
export const detailClass = 'flex flex-col gap-y-3 lg:grid lg:grid-cols-[1fr_23rem] lg:gap-x-8 lg:gap-y-4';
export const asideClass =
  'flex min-w-0 flex-col gap-3 lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:self-start lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-4';
/** At most 27 % of a phone's height: name, price and the start of the description then fit on the first screen. */
export const pictureClass =
  'w-full aspect-3/2 max-sm:max-h-[27vh] max-lg:max-h-[45vh] lg:h-full lg:aspect-auto';

export const mosaicCount = 5;
/** Less tall on a low screen, so that price and contacts end above the request box. */
export const mosaicClass =
  'overflow-hidden sm:rounded-card lg:grid lg:aspect-14/5 lg:max-h-[max(14rem,100vh-30rem)] lg:w-full lg:grid-cols-4 lg:grid-rows-2 lg:gap-2';
/** Together, the pictures fill four columns and two lines. */
export const mosaicCellClass = (index: number, count: number): string =>
  classNames(
    index < 6 - count && 'lg:row-span-2',
    count < 2 ? 'lg:col-span-4' : (index === 0 || count === 2) && 'lg:col-span-2',
  );

/** The first picture has the seed of the listing, as on its tile. */
export const pictureSeed = (listing: Listing, picture: ListingImage | undefined, index: number): string =>
  picture && index > 0 ? picture.id : listing.id;

interface GalleryPictureProps {
  listing: Listing;
  picture?: ListingImage | undefined;
  index?: number;
  /** How many pictures a desktop shows beside each other. */
  count?: number;
  Photo: ListingSlots['Photo'];
  className?: string;
}

export const GalleryPicture = (props: GalleryPictureProps) => {
  const { listing, picture, index = 0, count = 1, Photo, className } = props;
  return (
    <Photo
      url={picture?.url ?? null}
      alt={picture ? t('{name}, photo {number}', { name: listing.name, number: index + 1 }) : t('No photo')}
      seed={pictureSeed(listing, picture, index)}
      eager={index === 0}
      sizes={`(min-width: 64rem) ${index > 0 && count === mosaicCount ? 18 : 36}rem, 100vw`}
      // A single picture is shown whole: a space as wide as the page would crop it too much.
      className={classNames(
        pictureClass,
        count < 2 && 'lg:col-span-4 lg:row-span-2 lg:object-contain',
        className,
      )}
    />
  );
};

/** The frame of the pictures, as wide as a phone's screen. */
export const PictureFrame = ({ children }: { children: ReactNode }) => (
  <div className="relative -mx-4 sm:mx-0">{children}</div>
);

/** The reserved height of the thumbnails below a phone's picture. */
export const thumbnailsClass = 'h-16 lg:hidden';

interface PriceAndVerifiedBadgeProps {
  listing: Listing;
  className?: string;
}

/** The badge says that the market's staff have verified the offer. */
export const PriceAndVerifiedBadge = ({ listing, className }: PriceAndVerifiedBadgeProps) => (
  <p className={classNames('flex flex-wrap items-baseline gap-x-3 gap-y-1', className)}>
    <PriceLine listing={listing} size="large" />
    {listing.verified && (
      <span className="inline-flex items-center gap-1 text-sm font-semibold text-ok">
        <Icon of={BadgeCheck} className="size-4" />
        {t('Verified offer')}
      </span>
    )}
  </p>
);

interface ListingHeadProps {
  listing: Listing;
  /** Whether the price is shown elsewhere. */
  hidesPrice?: boolean | undefined;
}

export function ListingHead({ listing, hidesPrice = false }: ListingHeadProps) {
  return (
    <>
      <PageHeading>
        {/* The padding leaves room for tall accents, which would be cut otherwise. */}
        <span {...writtenText(listing.name)} className="-mt-1 line-clamp-6 pt-1 text-left">
          {listing.name}
        </span>
      </PageHeading>
      {!hidesPrice && <PriceAndVerifiedBadge listing={listing} className="-mt-2" />}
    </>
  );
}
