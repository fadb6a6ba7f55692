import { lazy, Suspense } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/error-boundary';
import { PageFailure, PageSkeleton } from './page-states';
import { routeTable } from './route-table';
import { toRoutes } from './to-routes';

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

const routes: RouteObject[] = [...routeTable.flatMap(toRoutes), { path: '*', element: <OtherPages /> }];

/** The page of the current address. */
export const AppRoutes = () => useRoutes(routes);
