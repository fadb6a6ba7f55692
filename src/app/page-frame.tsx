import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '@/config/brand';
import { ErrorBoundary } from '@/ui/error-boundary';
import { AfterNavigation } from './navigation/after-navigation';
import { PageFailure, PageSkeleton } from './page-states';
import type { PageSpec } from './routes/page-spec';
import { BackButton } from './shell/back-button';

/** A page of the table with what every page has: its own error boundary, a skeleton, its head and the way back. */
export function PageFrame({ page }: { page: PageSpec }) {
  const { key } = useLocation();
  const arrival = (
    <AfterNavigation
      title={pageTitle(page.title)}
      description={page.description}
      canonicalPath={encodeURI(page.paths[0])}
    />
  );
  const failure = (
    <>
      <PageFailure />
      {arrival}
    </>
  );
  return (
    <>
      {page.paths[0] !== '/' && <BackButton />}
      <ErrorBoundary fallback={failure} resetKey={key}>
        <Suspense fallback={<PageSkeleton />}>
          {page.element}
          {arrival}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
