import { memo, useCallback, useId, useState } from 'react';
import { formatMoney, formatRelativeTime } from '@/lib/format';
import { type Listing, listingPictures } from '@/listings/catalogue/listing';
import { DiscountBadge } from '@/listings/results/discount-badge';
import { ListingLink } from '@/listings/results/listing-link';
import { LazyPictureZoom } from '@/listings/zoom/lazy-picture-zoom';
import { Button } from '@/ui/button';
import { LabelledActions } from '@/listings/actions/labelled-actions';
import { CardDetails } from './card-details';
import { CardPictures } from './card-pictures';

/** The `id` attribute of a listing's card. */
export const cardId = (listingId: string) => `card-${listingId}`;

/** How many pictures a card shows before it is opened (docs/product.md, Card screens). */
const picturesShown = 4;

interface ExpandableCardProps {
  listing: Listing;
  open: boolean;
  /** Milliseconds. */
  now: number;
  /** Called with the listing's id to open or close it. */
  onToggle: (id: string) => void;
}

/** A listing on the card screens: four pictures, and the rest behind *More...* (docs/product.md, Card screens). */
export const ExpandableCard = memo(function ExpandableCard({
  listing,
  open,
  now,
  onToggle,
}: ExpandableCardProps) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const closeZoom = useCallback(() => setZoomed(null), []);
  const details = useId();
  const pictures = listingPictures(listing);
  return (
    <article id={cardId(listing.id)} className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative">
        <CardPictures
          listing={listing}
          pictures={open ? pictures : pictures.slice(0, picturesShown)}
          open={open}
          onZoom={setZoomed}
        />
        <DiscountBadge
          discount={listing.discount}
          className="pointer-events-none absolute bottom-2 left-2 mr-2"
        />
      </div>
      <div className="p-3">
        {/* With `dir`, Arabic and Hebrew texts are cut at their own end. */}
        <h2
          dir="auto"
          className="line-clamp-2 text-left font-sans text-base leading-snug font-semibold tracking-normal"
        >
          <ListingLink listing={listing} className="block min-h-11 -outline-offset-2!">
            {listing.name}
          </ListingLink>
        </h2>
        <p dir="auto" className="truncate text-left text-sm text-muted">
          {[listing.company, listing.place].filter(Boolean).join(' · ')}
        </p>
        <p className="flex flex-wrap justify-between gap-x-2 text-sm">
          {listing.price !== null && (
            <span className="max-w-full truncate font-semibold text-brand">{formatMoney(listing.price)}</span>
          )}
          {listing.postedAt !== null && (
            <span className="text-muted">{formatRelativeTime(listing.postedAt, now)}</span>
          )}
        </p>
        <div id={details}>{open && <CardDetails listing={listing} now={now} />}</div>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            className="w-full sm:w-auto sm:flex-1"
            aria-expanded={open}
            aria-controls={details}
            onClick={() => onToggle(listing.id)}
          >
            {open ? 'Hide' : 'More...'} <span className="sr-only">of {listing.name}</span>
          </Button>
          <LabelledActions narrow={!open} listing={listing} className="w-full *:flex-1 sm:w-auto" />
        </div>
      </div>
      {zoomed !== null && (
        <LazyPictureZoom
          pictures={pictures}
          name={listing.name}
          index={zoomed}
          onMove={setZoomed}
          onClose={closeZoom}
        />
      )}
    </article>
  );
});
