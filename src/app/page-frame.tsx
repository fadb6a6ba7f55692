import { pageTitle } from '@/config/page-title';
import { Suspense } from 'react';
import { BackButton } from './shell/back-button';
import { AfterNavigation } from './navigation/after-navigation';
import { ErrorBoundary } from './error-boundary';
import { PageFailure } from './page-failure';
import { PageSkeleton } from './page-skeleton';
import type { PageSpec } from './route-table';

/** A page of the table with what every page has: its own error boundary, a skeleton, its head and the way back. */
export function PageFrame({ page }: { page: PageSpec }) {
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      {page.paths[0] !== '/' && <BackButton />}
      <Suspense fallback={<PageSkeleton />}>
        {page.element}
        <AfterNavigation
          title={pageTitle(page.title)}
          description={page.description}
          canonicalPath={encodeURI(page.paths[0])}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
