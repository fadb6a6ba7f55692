import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import type { Listing, ListingImage } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { classNames } from '@/platform/class-names';
import { writtenText } from '@/platform/text/text-language';
import { describeAge, distanceTo } from './listing-place';
import { ActionsPlace, eagerPhotos, type ListingSlots } from './listing-slots';
import { PriceLine } from './price-line';

/** The `id` attribute of a listing's card. */
export const cardId = (listingId: string) => `card-${listingId}`;

/** The line above the cards, with the search field. Until the fields load, it reserves their space. */
export const CardSearchLine = ({ children }: { children?: ReactNode }) => (
  <div className="mb-2 flex gap-2 max-lg:[&_input]:placeholder:text-sm lg:mb-4 lg:items-end">
    {children ?? (
      <>
        <span className="tap min-w-0 flex-1 rounded-control bg-sunken sm:max-w-md" />
        <span className="tap shrink-0 rounded-control bg-sunken lg:hidden" />
      </>
    )}
  </div>
);

export const closedCardPictures = 4;

/**
 * Rounded to whole pixels. Otherwise a later photo could be slightly larger than the first, and browsers would report
 * it as the largest paint.
 */
const widePhotoClass = 'aspect-4/3 h-[round(75cqw,1px)]';

/** On a phone the first picture has a line of its own, so that the bookmark covers only its corner. */
const closedPicturesClass =
  'flex flex-wrap gap-px *:flex-1 *:first:basis-full sm:grid sm:grid-cols-2 sm:gap-0.5 lg:grid-cols-4';
/** An open card has many pictures, so they are smaller; its text then stays on the screen. */
const openPicturesClass = 'grid grid-cols-3 gap-0.5 sm:grid-cols-4 lg:grid-cols-6';

interface CardPicturesProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  isOpen?: boolean;
  /** Whether its first pictures load before all others on the page. */
  eager?: boolean;
  Photo: ListingSlots['Photo'];
  /** Wraps a picture in the button that opens it. */
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
            // The colour of the listing's row and tile.
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
  Link: ListingSlots['Link'];
  pictures: ReactNode;
  /** Shown over the pictures. */
  badge?: ReactNode;
  /** Shown below the text when the card is open. */
  details?: ReactNode;
  /** The bookmark over the pictures; missing if `actions` contain it. */
  Bookmark?: ListingSlots['Actions'] | undefined;
  /** The button that opens the card, or the actions of an open card. Their space is reserved until they load. */
  actions?: ReactNode;
}

/** A listing on the card screens. */
export function CardLayout(props: CardLayoutProps) {
  const { listing, visitor, now, Link, pictures, badge, details, Bookmark, actions } = props;
  return (
    <article
      id={cardId(listing.id)}
      className="@container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      {pictures}
      {badge}
      <div className="flex flex-1 flex-col p-2.5 sm:p-3">
        {/* With `dir`, Arabic and Hebrew texts are cut at their own end, on the left. */}
        <h2
          {...writtenText(listing.name)}
          className="text-left font-sans text-base leading-snug font-semibold tracking-normal"
        >
          {/* As high as a touch target. It extends into the space around it. */}
          <Link listing={listing} className="-my-2.75 block py-2.75 -outline-offset-2!">
            <span className="line-clamp-2 min-h-11">{listing.name}</span>
          </Link>
        </h2>
        <p dir="auto" className="truncate text-left text-sm text-muted">
          {[listing.company, listing.place].filter(Boolean).join(' · ')}
        </p>
        {/* Few elements, because each keystroke in the search renders a screen of cards. */}
        <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm text-muted">
          <PriceLine listing={listing} className="max-sm:w-full" />
          {/* The details of an open card show the date. */}
          {[distanceTo(listing, visitor), details ? null : describeAge(listing, now)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {details}
        <div
          data-place={`more ${listing.id}`}
          className="mt-auto -mb-1.5 flex min-h-11 flex-wrap items-center gap-1 sm:gap-x-2"
        >
          {actions}
        </div>
      </div>
      {Bookmark && (
        <span className="absolute top-0 right-0">
          <ActionsPlace listing={listing} Actions={Bookmark} />
        </span>
      )}
    </article>
  );
}
