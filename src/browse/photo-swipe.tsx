import { type MouseEvent, useState } from 'react';
import { type Listing, listingPictures } from '@/listings/listing';
import { useMediaQuery } from '@/ui/use-media-query';
import { ListingPhoto } from './listing-photo';

/** Contained, because otherwise Chromium snaps back to the last swipe whenever a photo loads. */
const slideClass = 'size-full shrink-0 snap-start snap-always contain-strict';

/** A tap on a photo opens the listing, whose link lies below the photos. */
function openListing(event: MouseEvent): void {
  const link = event.currentTarget.closest('article')?.querySelector('a');
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}

/**
 * Lets a finger swipe through a row's photos. They lie over the first one, which shows through. Nothing loads
 * before the first touch, because most rows are only read.
 */
export function PhotoSwipe({ listing }: { listing: Listing }) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  // The last loaded photo. The next one must load before it is swiped in.
  const [reached, setReached] = useState(0);
  const others = listingPictures(listing).slice(1);
  if (!isTouched || others.length === 0) return null;
  const reach = (index: number) => setReached((before) => Math.max(before, index));
  return (
    <span
      aria-hidden
      // Browsers make scroll areas tab stops; the keyboard reaches the photos on the listing's page.
      tabIndex={-1}
      onPointerDown={() => reach(1)}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        if (scrollLeft > 0) reach(Math.round(scrollLeft / clientWidth) + 1);
      }}
      onClick={openListing}
      className="absolute inset-0 z-10 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-control scrollbar-none"
    >
      <span className={slideClass} />
      {/* One pixel is enough to scroll to. */}
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
