import { type MouseEvent, useState } from 'react';
import { type Listing, listingPictures } from '@/listings/listing';
import { useMediaQuery } from '@/ui/use-media-query';
import { ListingPhoto } from './listing-photo';

/** Contained, or each photo that comes makes Chromium snap back to where the last swipe ended. */
const slideClass = 'size-full shrink-0 snap-start snap-always contain-strict';

/** A tap on a photo is one on the link of its listing, which the row of photos lies over. */
function openListing(event: MouseEvent): void {
  const link = event.currentTarget.closest('article')?.querySelector('a');
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}

/**
 * Lets a finger swipe through the photos of a row: over its first one, which shows through, stand the others. None of
 * them loads before a finger is there, since most rows are only read.
 */
export function PhotoSwipe({ listing }: { listing: Listing }) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  // The last one that is loaded: the next has to be there before the finger is.
  const [reached, setReached] = useState(0);
  const others = listingPictures(listing).slice(1);
  if (!isTouched || others.length === 0) return null;
  const reach = (index: number) => setReached((before) => Math.max(before, index));
  return (
    <span
      aria-hidden
      // Browsers make what scrolls a stop of the keyboard, which goes through the photos on the page of the listing.
      tabIndex={-1}
      onPointerDown={() => reach(1)}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        if (scrollLeft > 0) reach(Math.round(scrollLeft / clientWidth) + 1);
      }}
      onClick={openListing}
      className="absolute inset-0 z-10 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-control scrollbar-none"
    >
      <span className={slideClass} />
      {/* One is enough to be scrolled to. */}
      {others.slice(0, reached === 0 ? 1 : undefined).map((picture, index) => (
        <span key={picture.id} className={slideClass}>
          {index < reached && (
            <ListingPhoto url={picture.url} seed={picture.id} sizes="8rem" className="size-full" />
          )}
        </span>
      ))}
    </span>
  );
}
