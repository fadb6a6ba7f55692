import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import './picture-zoom.css';
import { useOverlayEntry } from '@/ui/use-overlay-entry';
import type { ListingImage } from '@/listings/catalogue/listing';

export interface PictureZoomProps {
  pictures: readonly ListingImage[];
  name: string;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** As large as the screen allows, whatever the photo's own size. */
const fill = {
  width: '100%',
  height: '100%',
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
} as const;

/** The pictures full screen: swipe, arrows, pinch and double tap to zoom, Escape or the ground to close. */
export default function PictureZoom({ pictures, name, index, onMove, onClose }: PictureZoomProps) {
  useOverlayEntry(onClose);
  const slides = pictures.map((picture, position) => ({
    src: picture.url,
    alt: `${name}, picture ${position + 1} of ${pictures.length}`,
  }));
  return (
    <Lightbox
      open
      index={index}
      slides={slides}
      close={onClose}
      on={{ view: (view) => onMove(view.index) }}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1, imageProps: { style: fill } }}
      zoom={{ maxZoomPixelRatio: 4 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 160, swipe: 200 }}
    />
  );
}
