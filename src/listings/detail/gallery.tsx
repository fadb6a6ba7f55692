import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { DiscountBadge } from '@/listings/results/discount-badge';
import { ListingPhoto } from '@/listings/results/listing-photo';
import { IconButton } from '@/ui/icon-button';
import { listingPictures } from './listing-pictures';
import { Thumbnails } from './thumbnails';
import { useSlide } from './use-slide';

const PictureZoom = lazy(() => import('./picture-zoom'));

const arrowClass = 'absolute top-1/2 -translate-y-1/2 rounded-full! bg-surface shadow-floating max-lg:hidden';

/** The pictures of a listing: swiped, stepped through with arrows, picked by thumbnail, opened full screen. */
export function Gallery({ listing }: { listing: Listing }) {
  const pictures = listingPictures(listing);
  const { track, current, goTo, onScrollEnd } = useSlide(pictures.length);
  const [zoomed, setZoomed] = useState(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || zoomed) return;
    event.preventDefault();
    goTo(current + step);
    const next = event.currentTarget.parentElement?.children[current + step];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  if (pictures.length === 0) {
    return <ListingPhoto url={null} alt="No picture" seed={listing.id} className="aspect-4/3 rounded-card" />;
  }
  return (
    <section aria-label="Pictures">
      <div className="relative -mx-4 sm:mx-0">
        <div
          ref={track}
          onScroll={onScrollEnd}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] sm:rounded-card"
        >
          {pictures.map((picture, index) => (
            <button
              key={picture.id}
              type="button"
              aria-label={`Zoom picture ${index + 1} of ${pictures.length}`}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setZoomed(true)}
              onKeyDown={onKeyDown}
              className="w-full shrink-0 cursor-zoom-in snap-center -outline-offset-4!"
            >
              <ListingPhoto
                url={picture.url}
                alt={`${listing.name}, picture ${index + 1}`}
                seed={index === 0 ? listing.id : picture.id}
                eager={index === 0}
                className="aspect-3/2 lg:aspect-4/3"
              />
            </button>
          ))}
        </div>
        <DiscountBadge discount={listing.discount} className="absolute bottom-3 left-3 text-sm" />
        {pictures.length > 1 && (
          <>
            <IconButton
              label="Previous picture"
              icon={<ChevronLeft aria-hidden />}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
              className={`${arrowClass} left-3 disabled:opacity-40`}
            />
            <IconButton
              label="Next picture"
              icon={<ChevronRight aria-hidden />}
              disabled={current === pictures.length - 1}
              onClick={() => goTo(current + 1)}
              className={`${arrowClass} right-3 disabled:opacity-40`}
            />
          </>
        )}
      </div>
      <Thumbnails pictures={pictures} current={current} onPick={goTo} />
      {zoomed && (
        <Suspense>
          <PictureZoom
            pictures={pictures}
            name={listing.name}
            index={current}
            onMove={goTo}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
