import { ListingPhoto } from '@/browse/listing-photo';
import type { PicturesProps } from './gallery';
import { GalleryPicture, pictureClass } from './listing-head';
import { PictureButton } from './picture-button';

/** The pictures of a listing on a phone, one at a time, to be swiped. */
export function Carousel({ listing, pictures, slide, onZoom }: PicturesProps) {
  const { track, current, goTo, onScroll, onGrab } = slide;
  return (
    <>
      <div
        ref={track}
        onScroll={onScroll}
        onPointerDown={onGrab}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth sm:rounded-card"
      >
        {pictures.length === 0 && <GalleryPicture listing={listing} Photo={ListingPhoto} />}
        {pictures.map((picture, index) => (
          <PictureButton
            key={picture.url}
            index={index}
            count={pictures.length}
            isStop={index === current}
            onReach={goTo}
            onZoom={onZoom}
            // Contained, or each photo that comes makes Chromium snap back to where the last swipe ended.
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
