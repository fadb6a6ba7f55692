import { useCallback, useRef, useState, type UIEvent } from 'react';
import { LazyPictureZoom } from '@/browse/lazy-picture-zoom';
import { ListingPhoto } from '@/browse/listing-photo';
import { plural, t } from '@/language/translate';
import type { Listing, ListingImage } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { Button } from '@/ui/button';
import { useIsDesktop } from '@/ui/use-media-query';
import {
  GalleryPicture,
  mosaicCellClass,
  mosaicClass,
  mosaicCount,
  pictureClass,
  PictureFrame,
} from './listing-head';
import { moveByArrowKeys } from './thumbnails';

/** The current slide of a row of slides, and a function that scrolls to another. */
export function useSlide() {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const goTo = useCallback((index: number) => {
    setCurrent(index);
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  }, []);
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    clientWidth > 0 && setCurrent(Math.round(scrollLeft / clientWidth));
  return { track, current, goTo, onScroll };
}

interface GalleryProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  slide: ReturnType<typeof useSlide>;
}

/**
 * A listing's pictures. A desktop shows a large one with small ones beside it; a phone shows one at a time, with
 * swiping. Each opens in full screen.
 */
export function Gallery({ listing, pictures, slide }: GalleryProps) {
  const { track, current, goTo, onScroll } = slide;
  const isDesktop = useIsDesktop();
  const [isZoomed, setZoomed] = useState(false);
  const shown = isDesktop ? pictures.slice(0, mosaicCount) : pictures;
  const open = (index: number) => {
    goTo(index);
    setZoomed(true);
  };
  return (
    <section aria-label={t('Photos')}>
      <PictureFrame>
        <div
          ref={isDesktop ? null : track}
          onScroll={onScroll}
          className={
            isDesktop
              ? mosaicClass
              : 'scrollbar-none flex snap-x snap-mandatory overflow-x-auto sm:rounded-card'
          }
        >
          {shown.length === 0 && <GalleryPicture listing={listing} Photo={ListingPhoto} />}
          {shown.map((picture, index) => (
            <button
              key={picture.url}
              data-zooms
              type="button"
              aria-label={t('Zoom photo {number} of {count}', { number: index + 1, count: pictures.length })}
              // Only the current picture is a tab stop. In full screen the visitor may have moved to a picture that a
              // desktop does not show here.
              tabIndex={index === Math.min(current, shown.length - 1) ? 0 : -1}
              onClick={() => open(index)}
              onKeyDown={(event) => moveByArrowKeys(event, index, goTo)}
              className={classNames(
                'ringed cursor-zoom-in',
                isDesktop
                  ? mosaicCellClass(index, shown.length)
                  : // Without `contain`, Chromium snaps back to the previous slide whenever a photo loads.
                    `${pictureClass} shrink-0 snap-center snap-always contain-strict`,
              )}
            >
              <GalleryPicture
                listing={listing}
                picture={picture}
                index={index}
                count={isDesktop ? shown.length : 1}
                Photo={ListingPhoto}
              />
            </button>
          ))}
        </div>
        {isDesktop && pictures.length > mosaicCount && (
          <Button
            data-zooms
            className="absolute right-3 bottom-3 px-3! text-sm shadow-floating"
            onClick={() => open(0)}
          >
            {plural(pictures.length, { one: 'All {count} photo', other: 'All {count} photos' })}
          </Button>
        )}
        {!isDesktop && pictures.length > 1 && (
          <span
            aria-hidden
            className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-ink px-2.5 py-0.5 text-sm text-canvas opacity-80"
          >
            {current + 1} / {pictures.length}
          </span>
        )}
      </PictureFrame>
      {isZoomed && (
        <LazyPictureZoom
          pictures={pictures}
          name={listing.name}
          index={current}
          onMove={goTo}
          onClose={() => setZoomed(false)}
        />
      )}
    </section>
  );
}
