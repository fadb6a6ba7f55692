import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';

const SideMenu = lazy(() => import('./side-menu'));

/** The side menu, loaded when it is opened first. A page must not fall with it. */
export function LazySideMenu({ onClose }: { onClose: () => void }) {
  const failure = (
    <p role="alert" className="px-4 pb-3 text-sm text-sale">
      The menu could not be loaded. Check your connection and reload the page.
    </p>
  );
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense>
        <SideMenu onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
