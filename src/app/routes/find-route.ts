import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { listingRoutes } from './listing-routes';
import type { PageKind } from './page-spec';

const routes = listingRoutes.flatMap(({ paths, kind, code }) => paths.map((path) => ({ path, kind, code })));
const findRoute = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route;

/** The kind of the page at the current address; none for pages without offers and for an offer itself. */
export function usePageKind(): PageKind | undefined {
  const { pathname } = useLocation();
  return useMemo(() => findRoute(pathname)?.kind, [pathname]);
}

/** Fetches the code of the page at a path, where that is a page of offers. */
export const fetchPageCode = async (pathname: string): Promise<void> => findRoute(pathname)?.code?.fetch();
