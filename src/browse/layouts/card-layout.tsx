import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import type { Listing, ListingImage } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { classNames } from '@/platform/class-names';
import { writtenText } from '@/platform/text/text-language';
import { describeAge, distanceTo } from './listing-place';
import { ActionsPlace, eagerPhotos, type ListingSlots } from './listing-slots';
import { PriceLine } from './price-line';

export const cardId = (listingId: string) => `card-${listingId}`;

/** Reserves the space of the search field until it loads. */
export const CardSearchLine = ({ children }: { children?: ReactNode }) => (
  <div className="mb-3 flex gap-2 max-lg:[&_input]:placeholder:text-sm lg:mb-4 lg:items-end">
    {children ?? (
      <>
        <span className="tap min-w-0 flex-1 rounded-control bg-sunken sm:max-w-md" />
        <span className="tap shrink-0 rounded-control bg-sunken lg:hidden" />
      </>
    )}
  </div>
);

export const closedCardPictures = 4;

/** In whole pixels: if a later photo is a fraction larger, browsers report it as the largest paint. */
const widePhotoClass = 'aspect-4/3 h-[round(75cqw,1px)]';

/** On a phone the first picture has a line of its own, because the bookmark covers its corner. */
const closedPicturesClass =
  'flex flex-wrap gap-px *:flex-1 *:first:basis-full sm:grid sm:grid-cols-2 sm:gap-0.5 lg:grid-cols-4';
/** An open card has small pictures, so that its text stays on the screen. */
const openPicturesClass = 'grid grid-cols-3 gap-0.5 sm:grid-cols-4 lg:grid-cols-6';

interface CardPicturesProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  isOpen?: boolean;
  /** Whether its first pictures load before others. */
  eager?: boolean;
  Photo: ListingSlots['Photo'];
  wrapInButton?: (picture: ReactNode, index: number) => ReactNode;
}

export function CardPictures(props: CardPicturesProps) {
  const { listing, pictures, isOpen = false, eager = false, Photo, wrapInButton } = props;
  if (pictures.length === 0)
    return <Photo url={null} alt={t('No photo')} seed={listing.id} className="aspect-2/1" />;
  const isOnlyPicture = pictures.length === 1;
  const gridClass = isOpen ? openPicturesClass : closedPicturesClass;
  const photoClass = (index: number) => {
    if (isOnlyPicture) return widePhotoClass;
    const isWide = !isOpen && (index === 0 || pictures.length === 2);
    return classNames('aspect-square', isWide && 'max-sm:aspect-4/3 max-sm:h-[round(75cqw,1px)]');
  };
  return (
    <ul className={isOnlyPicture ? 'grid grid-cols-1' : gridClass}>
      {pictures.map((picture, index) => {
        const photo = (
          <Photo
            url={picture.url}
            // The first picture has the same colour as on the row and tile of the listing.
            seed={index === 0 ? listing.id : picture.id}
            eager={eager && index < eagerPhotos}
            className={photoClass(index)}
          />
        );
        return (
          <li key={picture.url} data-place={`picture ${listing.id} ${picture.id}`}>
            {wrapInButton ? wrapInButton(photo, index) : photo}
          </li>
        );
      })}
    </ul>
  );
}

export interface CardLayoutProps {
  listing: Listing;
  visitor: VisitorPlace;
  now: number;
  pictures: ReactNode;
  /** The text of an open card. */
  details?: ReactNode;
  /** The button that opens a card, or the actions of an open card. Their space is reserved until they load. */
  actions?: ReactNode;
  slots: ListingSlots;
}

export function CardLayout(props: CardLayoutProps) {
  const { listing, visitor, now, pictures, details, actions, slots } = props;
  const { Link, Actions, Badge } = slots;
  const distance = distanceTo(listing, visitor);
  // The details of an open card show the date.
  const age = details ? null : describeAge(listing, now);
  const distanceAndAge = [distance, age].filter((part) => part !== null);
  return (
    <article
      id={cardId(listing.id)}
      className="@container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      {pictures}
      {Badge && <Badge listing={listing} />}
      <div className="flex flex-1 flex-col p-2.5 sm:p-3">
        {/* `dir` cuts Arabic and Hebrew names at their end, which is on the left. */}
        <h2
          {...writtenText(listing.name)}
          className="text-left font-sans text-base leading-snug font-semibold tracking-normal"
        >
          {/* The link extends into the space around it, to the height of a touch target. */}
          <Link listing={listing} className="-my-2.75 block py-2.75 -outline-offset-2!">
            <span className="line-clamp-2 max-sm:min-h-11">{listing.name}</span>
          </Link>
        </h2>
        <p dir="auto" className="min-h-5 truncate text-left text-sm text-muted">
          {listing.company}
        </p>
        {/* Few elements: a search renders a screen of cards at each letter. */}
        <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm text-muted">
          <PriceLine listing={listing} className="max-sm:w-full" />
          {/* On a phone, distance and age have a line of their own. Elsewhere a long place is cut before them. */}
          <span className="max-w-full max-sm:w-full sm:flex">
            <bdi className="block truncate sm:shrink-1000">{listing.place}</bdi>
            <span
              className={classNames(
                'block truncate max-sm:min-h-5',
                listing.place && "whitespace-pre sm:before:content-['_·_']",
              )}
            >
              {distanceAndAge.join(' · ')}
            </span>
          </span>
        </p>
        {details}
        <div
          data-place={`more ${listing.id}`}
          className="mt-auto -mb-1.5 flex min-h-11 flex-wrap items-center gap-1 sm:gap-x-2"
        >
          {actions}
        </div>
      </div>
      {/* The actions of an open card contain the bookmark. */}
      {!details && (
        <span className="absolute top-0 right-0">
          <ActionsPlace listing={listing} Actions={Actions} />
        </span>
      )}
    </article>
  );
}
