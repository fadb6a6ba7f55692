import { useEffect, useRef } from 'react';
import { Lightbox, type ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import './picture-zoom.css';
import { t } from '@/language/translate';
import type { ListingImage } from '@/listings/listing';
import { useOverlayHistoryEntry } from '@/ui/use-overlay-history-entry';

export interface PictureZoomProps {
  pictures: readonly ListingImage[];
  name: string;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The library fills in the numbers. */
const libraryLabels = () => ({
  Previous: t('Previous'),
  Next: t('Next'),
  Close: t('Close'),
  'Zoom in': t('Zoom in'),
  'Zoom out': t('Zoom out'),
  Lightbox: t('Lightbox'),
  'Photo gallery': t('Photo gallery'),
  Carousel: t('Carousel'),
  Slide: t('Slide'),
  '{index} of {total}': t('{index} of {total}', { index: '{index}', total: '{total}' }),
});

/** How long a tap waits for a second tap, in ms. A double tap enlarges the picture instead of closing it. */
const doubleTapTime = 300;

export function PictureZoom({ pictures, name, index, onMove, onClose }: PictureZoomProps) {
  useOverlayHistoryEntry(onClose);
  const slides = pictures.map((picture, position) => ({
    src: picture.url,
    alt: t('{name}, photo {number} of {count}', { name, number: position + 1, count: pictures.length }),
  }));
  const zoomRef = useRef<ZoomRef>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closeTimer.current), []);
  const closeUnlessZoomed = () => {
    clearTimeout(closeTimer.current);
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    closeTimer.current = setTimeout(
      () => (zoomRef.current?.zoom ?? 1) <= 1 && onClose(),
      isTouch ? doubleTapTime : 0,
    );
  };
  return (
    <Lightbox
      open
      index={index}
      slides={slides}
      labels={libraryLabels()}
      close={onClose}
      // A picture as large as the screen leaves no backdrop to click.
      on={{ view: (view) => onMove(view.index), click: closeUnlessZoomed }}
      zoom={{ ref: zoomRef, maxZoomPixelRatio: 4 }}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 160, swipe: 200 }}
    />
  );
}
