import { message } from '@/language/translate';
import { lazyPart, PartFailure } from '@/ui/lazy-part';

/** The full-screen picture viewer. It loads on first use, because it needs a library. */
export const LazyPictureZoom = lazyPart(async () => (await import('./picture-zoom')).PictureZoom, {
  failure: (
    <PartFailure className="mt-2">
      {message("The full-screen view couldn't be loaded. Check your connection and reload the page.")}
    </PartFailure>
  ),
});
