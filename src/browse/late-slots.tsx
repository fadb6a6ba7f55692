import { Bookmark } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { type Listing, listingPictures } from '@/listings/listing';
import { newSinceLastVisit } from '@/browse/searches/search-news';
import { Icon } from '@/ui/icon';
import { useMediaQuery } from '@/ui/use-media-query';
import { useStore } from '@/ui/use-store';
import { ListingPhoto } from './listing-photo';
import { toggleSaved } from '@/browse/saving/save-listing';
import { useIsSaved } from '@/browse/saving/saved';

/** The bookmark of a row or tile. Its touch target is larger than the visible button. */
export function SaveButton({ listing }: { listing: Listing }) {
  const isSaved = useIsSaved(listing.id);
  return (
    <button
      type="button"
      aria-label={t('Save {name}', { name: listing.name })}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(listing, isSaved)}
      className="tap group/action grid place-items-center -outline-offset-4!"
    >
      <span className="grid size-5 place-items-center rounded-full border border-line bg-surface text-ink lg:size-7 group-hover/action:border-edge">
        <Icon
          of={Bookmark}
          className={classNames('size-3.5 lg:size-4', isSaved && 'fill-current text-brand')}
        />
      </span>
    </button>
  );
}

/** Marks an offer that is new in a saved search since the last visit. */
export function NewBadge({ listing }: { listing: Listing }) {
  const { key } = useLocation();
  const { entry, ids } = useStore(newSinceLastVisit);
  if (entry !== key || !ids.has(listing.id)) return null;
  return (
    <span className="pointer-events-none absolute top-1 left-1 rounded-control bg-sale px-1.5 text-[0.6875rem] leading-4.5 font-semibold text-canvas">
      {t('New offer')}
    </span>
  );
}

/** Without `contain-strict` Chromium snaps back to the last swipe whenever a photo loads. */
const slideClass = 'size-full shrink-0 snap-start snap-always contain-strict';

/** A tap on a photo opens the listing, whose link lies below the photos. */
function openListing(event: MouseEvent): void {
  const link = event.currentTarget.closest('article')?.querySelector('a');
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}

/**
 * Lets a finger swipe through a row's photos. The first slide is transparent and shows the row's own photo. The
 * others load after the first touch, because most visitors only scroll past a row.
 */
export function PhotoSwipe({ listing }: { listing: Listing }) {
  const hasTouchScreen = useMediaQuery('(pointer: coarse)');
  // The index of the last photo that loads: one ahead of the visible one.
  const [lastLoaded, setLastLoaded] = useState(0);
  const otherPictures = listingPictures(listing).slice(1);
  if (!hasTouchScreen || otherPictures.length === 0) return null;
  const loadUpTo = (index: number) => setLastLoaded((before) => Math.max(before, index));
  return (
    <span
      aria-hidden
      // Browsers make scroll areas tab stops; the keyboard reaches the photos on the listing's page.
      tabIndex={-1}
      onPointerDown={() => loadUpTo(1)}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        if (scrollLeft > 0) loadUpTo(Math.round(scrollLeft / clientWidth) + 1);
      }}
      onClick={openListing}
      className="absolute inset-0 z-10 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-control scrollbar-none"
    >
      <span className={slideClass} />
      {/* Before the first touch, one empty slide makes the area scrollable. */}
      {otherPictures.slice(0, lastLoaded === 0 ? 1 : undefined).map((picture, index) => (
        <span key={picture.id} className={slideClass}>
          {index < lastLoaded && (
            <ListingPhoto url={picture.url} seed={picture.id} sizes="8rem" className="size-full" />
          )}
        </span>
      ))}
    </span>
  );
}
