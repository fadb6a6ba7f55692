import { useEffect, useRef } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import type { ListingImage } from '@/listings/listing';
import { ListingPhoto } from '@/browse/listing-photo';
import { useIsDesktop } from '@/ui/use-media-query';

interface ThumbnailsProps {
  pictures: readonly ListingImage[];
  current: number;
  onPick: (index: number) => void;
}

/** Small pictures in a line that scrolls on a phone; none for a single picture. */
export function Thumbnails({ pictures, current, onPick }: ThumbnailsProps) {
  const isDesktop = useIsDesktop();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = list.current?.children[current];
    // `scrollIntoView` would also scroll the page.
    if (shown instanceof HTMLElement) list.current?.scrollTo({ left: shown.offsetLeft - shown.clientWidth });
  }, [current]);
  // A desktop shows several large pictures.
  if (isDesktop || pictures.length < 2) return null;
  return (
    <ul ref={list} className="relative -mx-1 mt-2 flex gap-1 overflow-x-auto p-1 [scrollbar-width:thin]">
      {pictures.map((picture, index) => (
        <li key={picture.url} className="shrink-0">
          <button
            type="button"
            aria-label={t('Show picture {number}', { number: index + 1 })}
            aria-current={index === current}
            onClick={() => onPick(index)}
            className={classNames(
              'block rounded-control border-2',
              index === current ? 'border-brand' : 'border-transparent',
            )}
          >
            <ListingPhoto
              url={picture.url}
              seed={picture.id}
              sizes="3rem"
              className="size-12 rounded-control"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
