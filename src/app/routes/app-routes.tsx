import { Suspense, lazy } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/error-boundary';
import { PageFailure, PageSkeleton } from '@/app/page-states';
import { listingRoutes } from './listing-routes';
import { toRoutes } from './page-spec';

const LaterPages = lazy(() => import('./later-pages'));

function OtherPages() {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<PageFailure />} resetKey={key}>
      <Suspense fallback={<PageSkeleton />}>
        <LaterPages />
      </Suspense>
    </ErrorBoundary>
  );
}

const routes: RouteObject[] = [...listingRoutes.flatMap(toRoutes), { path: '*', element: <OtherPages /> }];

/** The page of the current address. */
export const AppRoutes = () => useRoutes(routes);
