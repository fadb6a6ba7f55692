import { useCallback, useState } from 'react';
import { t } from '@/language/translate';
import type { Listing, ListingImage } from '@/listings/listing';
import { LazyPictureZoom } from '@/browse/lazy-picture-zoom';
import { useIsDesktop } from '@/ui/use-media-query';
import { Carousel } from './carousel';
import { PictureFrame } from './listing-head';
import { Mosaic } from './mosaic';
import type { Slide } from './use-slide';

interface GalleryProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  slide: Slide;
}

export interface PicturesProps extends GalleryProps {
  /** Opens the current picture full screen. */
  onZoom: () => void;
}

/** The pictures of a listing; each opens full screen. The thumbnails that go with them on a phone stand apart. */
export function Gallery(props: GalleryProps) {
  const { listing, pictures, slide } = props;
  const [zoomed, setZoomed] = useState(false);
  const closeZoom = useCallback(() => setZoomed(false), []);
  const Pictures = useIsDesktop() ? Mosaic : Carousel;
  return (
    // The mark is for `app/navigation/photo-motion.ts`.
    <section aria-label={t('Pictures')} data-opens>
      <PictureFrame>
        <Pictures {...props} onZoom={() => setZoomed(true)} />
      </PictureFrame>
      {zoomed && (
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
