import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { PartBoundary } from '@/ui/lazy-part';
import { toRoutes } from '@/app/page-frame';
import { PageFailure, PageSkeleton } from '@/app/page-states';
import { listingRoutes } from './listing-routes';
import { lazyPage } from './page-spec';

const LaterPages = lazyPage(() => import('./later-routes'));

function OtherPages() {
  const { key } = useLocation();
  return (
    <PartBoundary code={LaterPages.code} fallback={<PageSkeleton />} failure={<PageFailure />} resetKey={key}>
      <LaterPages />
    </PartBoundary>
  );
}

const routes: RouteObject[] = [...listingRoutes.flatMap(toRoutes), { path: '*', element: <OtherPages /> }];

export const AppRoutes = () => useRoutes(routes);
