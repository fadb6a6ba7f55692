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
import { CardPictures, CardLayout, type CardLayoutProps, picturesShown } from './card-layout';

interface ExpandableCardProps extends Pick<CardLayoutProps, 'listing' | 'visitor' | 'now'> {
  open: boolean;
  /** Whether its photos load before those of the others. */
  eager?: boolean;
  /** Opens or closes the listing with this id. */
  onToggle: (id: string) => void;
}

/** A card with four pictures, and the rest behind *More...*. */
export const ExpandableCard = memo(function ExpandableCard({
  open,
  eager = false,
  onToggle,
  ...shown
}: ExpandableCardProps) {
  useLanguage();
  const { listing, now } = shown;
  const [zoomed, setZoomed] = useState<number | null>(null);
  const closeZoom = useCallback(() => setZoomed(null), []);
  const details = useId();
  const pictures = listingPictures(listing);
  const inButton = (picture: ReactNode, index: number) => (
    <button
      type="button"
      aria-label={t('Zoom picture {number} of {name}', { number: index + 1, name: listing.name })}
      onClick={() => setZoomed(index)}
      className="block w-full ringed cursor-zoom-in"
    >
      {picture}
    </button>
  );
  return (
    <>
      <CardLayout
        {...shown}
        Link={ListingLink}
        Bookmark={open ? undefined : appSlots.Actions}
        badge={appSlots.Badge && <appSlots.Badge listing={listing} />}
        pictures={
          <CardPictures
            listing={listing}
            pictures={open ? pictures : pictures.slice(0, picturesShown)}
            isOpen={open}
            eager={eager}
            Photo={ListingPhoto}
            inButton={inButton}
          />
        }
        details={
          open && (
            <div id={details}>
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
                open
                  ? t('Hide details of {name}', { name: listing.name })
                  : t('More... about {name}', { name: listing.name })
              }
              aria-expanded={open}
              {...(open && { 'aria-controls': details })}
              onClick={() => onToggle(listing.id)}
            >
              {open ? t('Hide') : t('More...')}
            </Button>
            {open && <LabelledActions listing={listing} className="w-full *:flex-1 sm:w-auto" />}
          </>
        }
      />
      {zoomed !== null && (
        <LazyPictureZoom
          pictures={pictures}
          name={listing.name}
          index={zoomed}
          onMove={setZoomed}
          onClose={closeZoom}
        />
      )}
    </>
  );
});
