import { useLanguage } from '@/language/use-language';
import { type ReactNode, memo, useCallback, useId, useState } from 'react';
import { t } from '@/language/translate';
import { listingPictures } from '@/listings/listing';
import { ListingLink } from '@/browse/listing-link';
import { appSlots } from '@/browse/app-slots';
import { ListingPhoto } from '@/browse/listing-photo';
import { LazyPictureZoom } from '@/browse/lazy-picture-zoom';
import { Button } from '@/ui/button';
import { LabelledActions } from '@/browse/labelled-actions';
import { CardDetails } from './card-details';
import { CardPictures, CardLayout, type CardLayoutProps, closedCardPictures } from './card-layout';

interface ExpandableCardProps extends Pick<CardLayoutProps, 'listing' | 'visitor' | 'now'> {
  isOpen: boolean;
  /** Whether the photos load before those of other cards. */
  eager?: boolean;
  /** Opens or closes the listing with this id. */
  onToggle: (id: string) => void;
}

/** A card with four pictures, and the rest behind *More...*. */
export const ExpandableCard = memo(function ExpandableCard({
  isOpen,
  eager = false,
  onToggle,
  ...layoutProps
}: ExpandableCardProps) {
  useLanguage();
  const { listing, now } = layoutProps;
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);
  const closeZoom = useCallback(() => setZoomedIndex(null), []);
  const detailsId = useId();
  const pictures = listingPictures(listing);
  const wrapInButton = (picture: ReactNode, index: number) => (
    <button
      type="button"
      aria-label={t('Zoom photo {number} of {name}', { number: index + 1, name: listing.name })}
      onClick={() => setZoomedIndex(index)}
      className="block w-full ringed cursor-zoom-in"
    >
      {picture}
    </button>
  );
  return (
    <>
      <CardLayout
        {...layoutProps}
        Link={ListingLink}
        Bookmark={isOpen ? undefined : appSlots.Actions}
        badge={appSlots.Badge && <appSlots.Badge listing={listing} />}
        pictures={
          <CardPictures
            listing={listing}
            pictures={isOpen ? pictures : pictures.slice(0, closedCardPictures)}
            isOpen={isOpen}
            eager={eager}
            Photo={ListingPhoto}
            wrapInButton={wrapInButton}
          />
        }
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
              // A label instead of hidden text, which would create a layer in each card.
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
      {zoomedIndex !== null && (
        <LazyPictureZoom
          pictures={pictures}
          name={listing.name}
          index={zoomedIndex}
          onMove={setZoomedIndex}
          onClose={closeZoom}
        />
      )}
    </>
  );
});
