import { message } from '@/language/translate';
import { PartFailure, lazyPart } from '@/ui/lazy-part';

/** The full-screen view of pictures; it brings a library of its own, so it loads when it is opened first. */
export const LazyPictureZoom = lazyPart(async () => (await import('./picture-zoom')).PictureZoom, {
  failure: (
    <PartFailure className="mt-2">
      {message('The full-screen view could not be loaded. Check your connection and reload the page.')}
    </PartFailure>
  ),
});
