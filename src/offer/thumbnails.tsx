import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ListingPhoto } from '@/browse/listing-photo';
import { t } from '@/language/translate';
import type { Listing, ListingImage } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { pictureSeed } from './listing-head';

/** Moves the focus between neighbouring buttons with the arrow keys. */
export function moveByArrowKeys(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  onSelect: (index: number) => void,
): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = event.currentTarget.parentElement?.children[index + step];
  if (!(next instanceof HTMLElement)) return;
  onSelect(index + step);
  next.focus({ preventScroll: true });
}

interface ThumbnailsProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  current: number;
  onPick: (index: number) => void;
}

/**
 * Small pictures in a line that scrolls sideways. Tab reaches the current one, and the arrow keys move to the others.
 */
export function Thumbnails({ listing, pictures, current, onPick }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const currentThumbnail = list.current?.children[current];
    // `scrollIntoView` would also scroll the page.
    if (currentThumbnail instanceof HTMLElement)
      list.current?.scrollTo({ left: currentThumbnail.offsetLeft - currentThumbnail.clientWidth });
  }, [current]);
  return (
    <div ref={list} className="scrollbar-none relative -mx-1 flex gap-1 overflow-x-auto p-1 pt-2">
      {pictures.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          aria-label={t('Show photo {number}', { number: index + 1 })}
          aria-current={index === current}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onPick(index)}
          onKeyDown={(event) => moveByArrowKeys(event, index, onPick)}
          className={classNames(
            'shrink-0 rounded-control border-2',
            index === current ? 'border-brand' : 'border-transparent',
          )}
        >
          <ListingPhoto
            url={picture.url}
            seed={pictureSeed(listing, picture, index)}
            sizes="3rem"
            className="size-12 rounded-control"
          />
        </button>
      ))}
    </div>
  );
}
