import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import type { PictureZoomProps } from './picture-zoom';

const PictureZoom = lazy(() => import('./picture-zoom'));

/** The full-screen view, loaded when it is opened first. The offer must not fall with it. */
export function LazyPictureZoom(props: PictureZoomProps) {
  const failure = (
    <p role="alert" className="mt-2 text-sm text-sale">
      The full-screen view could not be loaded. Check your connection and reload the page.
    </p>
  );
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense>
        <PictureZoom {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
