import { useCallback, useRef, useState, type ReactNode } from 'react';
import { t, plural } from '@/language/translate';
import type { Listing, ListingImage } from '@/listings/listing';
import { LazyPictureZoom } from '@/browse/lazy-picture-zoom';
import { useIsDesktop } from '@/ui/use-media-query';
import {
  PictureFrame,
  GalleryPicture,
  pictureClass,
  mosaicClass,
  mosaicCount,
  mosaicCellClass,
} from './listing-head';
import { classNames } from '@/platform/class-names';
import { ListingPhoto } from '@/browse/listing-photo';
import { Button } from '@/ui/button';
import { moveByArrowKeys } from './thumbnails';

/** The current slide in a row that the browser scrolls, and a function that scrolls to another. */
export function useSlide(count: number) {
  const track = useRef<HTMLDivElement>(null);
  // During a smooth scroll, slides that pass by must not become current.
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  const goTo = useCallback(
    (index: number) => {
      const next = Math.min(Math.max(index, 0), count - 1);
      const element = track.current;
      target.current = next;
      setCurrent(next);
      element?.scrollTo({ left: next * element.clientWidth });
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const position = element.scrollLeft / element.clientWidth;
    if (target.current === null) setCurrent(Math.round(position));
    else if (Math.abs(position - target.current) < 0.02) target.current = null;
  }, []);

  /** A touch ends a smooth scroll, so its target no longer counts. */
  const onTouch = useCallback(() => {
    target.current = null;
  }, []);

  return { track, current, goTo, onScroll, onTouch };
}

type Slide = ReturnType<typeof useSlide>;

/** The first pictures of a listing on a desktop: a large one and small ones beside it. */
function Mosaic({ listing, pictures, slide, onZoom }: PicturesProps) {
  const mosaicPictures = pictures.slice(0, mosaicCount);
  const openAll = () => {
    slide.goTo(0);
    onZoom();
  };
  return (
    <>
      <div className={mosaicClass}>
        {mosaicPictures.length === 0 && <GalleryPicture listing={listing} Photo={ListingPhoto} />}
        {mosaicPictures.map((picture, index) => (
          <PictureButton
            key={picture.url}
            index={index}
            count={pictures.length}
            // In full screen the visitor may have moved to a picture that is not shown here.
            isTabStop={index === Math.min(slide.current, mosaicPictures.length - 1)}
            onSelect={slide.goTo}
            onZoom={onZoom}
            className={mosaicCellClass(index, mosaicPictures.length)}
          >
            <GalleryPicture
              listing={listing}
              picture={picture}
              index={index}
              count={mosaicPictures.length}
              Photo={ListingPhoto}
            />
          </PictureButton>
        ))}
      </div>
      {pictures.length > mosaicCount && (
        <Button
          data-zooms
          className="absolute right-3 bottom-3 px-3! text-sm shadow-floating"
          onClick={openAll}
        >
          {plural(pictures.length, { one: 'All {count} photo', other: 'All {count} photos' })}
        </Button>
      )}
    </>
  );
}

/** The pictures of a listing on a phone, one at a time, by swiping. */
function Carousel({ listing, pictures, slide, onZoom }: PicturesProps) {
  const { track, current, goTo, onScroll, onTouch } = slide;
  return (
    <>
      <div
        ref={track}
        onScroll={onScroll}
        onPointerDown={onTouch}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth sm:rounded-card"
      >
        {pictures.length === 0 && <GalleryPicture listing={listing} Photo={ListingPhoto} />}
        {pictures.map((picture, index) => (
          <PictureButton
            key={picture.url}
            index={index}
            count={pictures.length}
            isTabStop={index === current}
            onSelect={goTo}
            onZoom={onZoom}
            // Contained, because otherwise Chromium snaps back to the last swipe whenever a photo loads.
            className={`${pictureClass} shrink-0 snap-center snap-always contain-strict`}
          >
            <GalleryPicture listing={listing} picture={picture} index={index} Photo={ListingPhoto} />
          </PictureButton>
        ))}
      </div>
      {pictures.length > 1 && (
        <span
          aria-hidden
          className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-ink px-2.5 py-0.5 text-sm text-canvas opacity-80"
        >
          {current + 1} / {pictures.length}
        </span>
      )}
    </>
  );
}

interface PictureButtonProps {
  index: number;
  /** How many pictures the listing has. */
  count: number;
  /** Whether it is the tab stop; the arrow keys move to the others. */
  isTabStop: boolean;
  onSelect: (index: number) => void;
  onZoom: () => void;
  className: string;
  children: ReactNode;
}

/** A picture that opens full screen. The arrow keys move between pictures. */
function PictureButton(props: PictureButtonProps) {
  const { index, count, isTabStop, onSelect, onZoom, className, children } = props;
  return (
    <button
      type="button"
      data-zooms
      aria-label={t('Zoom photo {number} of {count}', { number: index + 1, count })}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => {
        onSelect(index);
        onZoom();
      }}
      onKeyDown={(event) => moveByArrowKeys(event, index, onSelect)}
      className={classNames('ringed cursor-zoom-in', className)}
    >
      {children}
    </button>
  );
}

interface GalleryProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  slide: Slide;
}

interface PicturesProps extends GalleryProps {
  /** Opens the current picture full screen. */
  onZoom: () => void;
}

/** A listing's pictures; each opens full screen. Their thumbnails on a phone are a separate component. */
export function Gallery(props: GalleryProps) {
  const { listing, pictures, slide } = props;
  const [isZoomed, setZoomed] = useState(false);
  const closeZoom = useCallback(() => setZoomed(false), []);
  const Pictures = useIsDesktop() ? Mosaic : Carousel;
  return (
    <section aria-label={t('Photos')}>
      <PictureFrame>
        <Pictures {...props} onZoom={() => setZoomed(true)} />
      </PictureFrame>
      {isZoomed && (
        <LazyPictureZoom
          pictures={pictures}
          name={listing.name}
          index={slide.current}
          onMove={slide.goTo}
          onClose={closeZoom}
        />
      )}
    </section>
  );
}
