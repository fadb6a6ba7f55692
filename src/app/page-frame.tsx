import { type RouteObject, useLocation } from 'react-router-dom';
import { pageTitle } from '@/config/brand';
import { PartBoundary } from '@/ui/lazy-part';
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
      <PartBoundary fallback={<PageSkeleton />} failure={failure} resetKey={key}>
        {page.element}
        {arrival}
      </PartBoundary>
    </>
  );
}

/** What the router needs of a page: one route a spelling. */
export const toRoutes = (page: PageSpec): RouteObject[] =>
  page.paths.map((path) => ({
    path: page.withSubPaths ? `${path}/*` : path,
    element: <PageFrame key={page.paths[0]} page={page} />,
  }));
