import { lazy } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { PartBoundary } from '@/ui/lazy-part';
import { loadCode } from '@/ui/new-version';
import { PageFailure, PageSkeleton } from '@/app/page-states';
import { listingRoutes } from './listing-routes';
import { toRoutes } from './page-spec';

const LaterPages = lazy(() => loadCode(() => import('./later-pages')));

function OtherPages() {
  const { key } = useLocation();
  return (
    <PartBoundary fallback={<PageSkeleton />} failure={<PageFailure />} resetKey={key}>
      <LaterPages />
    </PartBoundary>
  );
}

const routes: RouteObject[] = [...listingRoutes.flatMap(toRoutes), { path: '*', element: <OtherPages /> }];

/** The page of the current address. */
export const AppRoutes = () => useRoutes(routes);
