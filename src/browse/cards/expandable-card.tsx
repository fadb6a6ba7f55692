import { memo, useId, useState } from 'react';
import { appSlots } from '@/browse/app-slots';
import { Description } from '@/browse/description';
import { LabelledActions } from '@/browse/labelled-actions';
import {
  CardLayout,
  CardPictures,
  closedCardPictures,
  type CardLayoutProps,
} from '@/browse/layouts/card-layout';
import { LazyPictureZoom } from '@/browse/lazy-picture-zoom';
import { ListingPhoto } from '@/browse/listing-photo';
import { ContactLinkButton } from '@/browse/seller-contacts';
import { formatPostedTime } from '@/language/format';
import { t } from '@/language/translate';
import { listingContactLinks } from '@/listings/contact-links';
import { listingPictures, type Listing } from '@/listings/listing';
import { Button } from '@/ui/button';

/** What *More...* shows below the pictures. */
function CardDetails({ listing, now }: { listing: Listing; now: number }) {
  const links = listingContactLinks(listing);
  return (
    <div className="flex flex-col gap-2 pt-2 text-sm">
      {listing.description && <Description text={listing.description} />}
      {listing.postedAt !== null && (
        <p className="text-muted">{t('Posted {time}', { time: formatPostedTime(listing.postedAt, now) })}</p>
      )}
      {links.length > 0 && (
        <ul aria-label={t('Links for {name}', { name: listing.name })} className="flex flex-wrap gap-2">
          {links.map((link) => (
            <li key={link.label}>
              <ContactLinkButton
                // Our specification has this spelling for cards.
                link={link.label === 'TikTok' ? { ...link, label: 'Ticktalk' } : link}
                isPrimary={link.number !== undefined}
                className="text-sm"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A tap on a picture shows it on the full screen. */
function ZoomablePictures({ listing, isOpen, eager = false }: ExpandableCardProps) {
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);
  const pictures = listingPictures(listing);
  return (
    <>
      <CardPictures
        listing={listing}
        pictures={isOpen ? pictures : pictures.slice(0, closedCardPictures)}
        isOpen={isOpen}
        eager={eager}
        Photo={ListingPhoto}
        wrapInButton={(picture, index) => (
          <button
            type="button"
            aria-label={t('Zoom photo {number} of {name}', { number: index + 1, name: listing.name })}
            onClick={() => setZoomedIndex(index)}
            className="block w-full ringed cursor-zoom-in"
          >
            {picture}
          </button>
        )}
      />
      {zoomedIndex !== null && (
        <LazyPictureZoom
          pictures={pictures}
          name={listing.name}
          index={zoomedIndex}
          onMove={setZoomedIndex}
          onClose={() => setZoomedIndex(null)}
        />
      )}
    </>
  );
}

interface ExpandableCardProps extends Pick<CardLayoutProps, 'listing' | 'visitor' | 'now'> {
  isOpen: boolean;
  /** Whether its photos load before those of other cards. */
  eager?: boolean;
  onToggle: (id: string) => void;
}

/** Memoised, because scrolling renders the list again at each line. */
export const ExpandableCard = memo(function ExpandableCard(props: ExpandableCardProps) {
  const { listing, visitor, now, isOpen, onToggle } = props;
  const detailsId = useId();
  return (
    <CardLayout
      listing={listing}
      visitor={visitor}
      now={now}
      slots={appSlots}
      pictures={<ZoomablePictures {...props} />}
      details={
        isOpen && (
          <div id={detailsId}>
            <CardDetails listing={listing} now={now} />
          </div>
        )
      }
      actions={
        <>
          <Button
            variant="plain"
            className="flex-1 text-sm text-brand!"
            // Hidden text would create a layer in each card.
            aria-label={
              isOpen
                ? t('Hide details of {name}', { name: listing.name })
                : t('More... about {name}', { name: listing.name })
            }
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': detailsId })}
            onClick={() => onToggle(listing.id)}
          >
            {isOpen ? t('Hide') : t('More...')}
          </Button>
          {isOpen && <LabelledActions listing={listing} className="w-full *:flex-1 sm:w-auto" />}
        </>
      }
    />
  );
});
