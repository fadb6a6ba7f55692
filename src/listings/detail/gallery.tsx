import { useCallback, useState, type KeyboardEvent } from 'react';
import { classNames } from '@/lib/class-names';
import type { Listing, ListingImage } from '@/listings/catalogue/listing';
import { ListingPhoto } from '@/listings/results/listing-photo';
import { LazyPictureZoom } from '@/listings/zoom/lazy-picture-zoom';
import { SlideArrows } from './slide-arrows';
import { GalleryPicture, PictureFrame, pictureClass } from './listing-head';
import type { Slide } from './use-slide';

interface GalleryProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  slide: Slide;
}

/** The pictures of a listing, large; the thumbnails that go with them stand apart. */
export function Gallery({ listing, pictures, slide }: GalleryProps) {
  const { track, current, goTo, onScroll, onGrab } = slide;
  const [zoomed, setZoomed] = useState(false);
  const closeZoom = useCallback(() => setZoomed(false), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(current + step);
    const next = track.current?.children[current + step];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  return (
    <section aria-label="Pictures">
      <PictureFrame>
        <div
          ref={track}
          onScroll={onScroll}
          onPointerDown={onGrab}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth sm:rounded-card"
        >
          {pictures.length === 0 && <GalleryPicture listing={listing} Photo={ListingPhoto} />}
          {pictures.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              aria-label={`Zoom picture ${index + 1} of ${pictures.length}`}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setZoomed(true)}
              onKeyDown={onKeyDown}
              // Contained, or each photo that comes makes Chromium snap back to where the last swipe ended.
              className={classNames(
                pictureClass,
                'shrink-0 ringed cursor-zoom-in snap-center contain-strict',
              )}
            >
              <GalleryPicture listing={listing} picture={picture} index={index} Photo={ListingPhoto} />
            </button>
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
        <SlideArrows current={current} count={pictures.length} onGo={goTo} />
      </PictureFrame>
      {zoomed && (
        <LazyPictureZoom
          pictures={pictures}
          name={listing.name}
          index={current}
          onMove={goTo}
          onClose={closeZoom}
        />
      )}
    </section>
  );
}
