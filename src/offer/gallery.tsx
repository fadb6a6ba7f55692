import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type UIEvent,
} from 'react';
import { LazyPictureZoom } from '@/browse/lazy-picture-zoom';
import { ListingPhoto } from '@/browse/listing-photo';
import { plural, t } from '@/language/translate';
import { listingPictures, type Listing, type ListingImage } from '@/listings/listing';
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
  pictureSeed,
  thumbnailsClass,
} from './listing-head';

function moveByArrowKeys(
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

/** The current slide of a row of slides, and a function that scrolls to another. */
function useSlide() {
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

interface PicturesProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  slide: ReturnType<typeof useSlide>;
}

/** A desktop shows a large picture with small ones beside it. On a phone, people swipe from picture to picture. */
function Pictures({ listing, pictures, slide }: PicturesProps) {
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
              // Only the current picture is a tab stop. After full screen, it may be one that a desktop does not show.
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

/** Tab reaches the current picture, and the arrow keys move to the others. */
function Thumbnails({ listing, pictures, slide: { current, goTo } }: PicturesProps) {
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
          onClick={() => goTo(index)}
          onKeyDown={(event) => moveByArrowKeys(event, index, goTo)}
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

/** The pictures of a listing. Each opens in full screen. */
export function Gallery({ listing }: { listing: Listing }) {
  const pictures = useMemo(() => listingPictures(listing), [listing]);
  const slide = useSlide();
  const isDesktop = useIsDesktop();
  // Below the first screen, so it renders after the first paint.
  const isAfterFirstPaint = useDeferredValue(true, false);
  return (
    <>
      <Pictures listing={listing} pictures={pictures} slide={slide} />
      {pictures.length > 1 && (
        <div className={thumbnailsClass}>
          {isAfterFirstPaint && !isDesktop && (
            <Thumbnails listing={listing} pictures={pictures} slide={slide} />
          )}
        </div>
      )}
    </>
  );
}
