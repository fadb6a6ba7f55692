import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { listingRoutes } from './listing-routes';
import type { PageKind } from './page-spec';

const routes = listingRoutes.flatMap(({ paths, kind }) => paths.map((path) => ({ path, kind })));

/** The kind of the page at the current address; none for pages without offers and for an offer itself. */
export function usePageKind(): PageKind | undefined {
  const { pathname } = useLocation();
  return useMemo(() => matchRoutes(routes, pathname)?.at(-1)?.route.kind, [pathname]);
}
