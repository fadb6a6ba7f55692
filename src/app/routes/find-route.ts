import { matchRoutes, useLocation } from 'react-router-dom';
import { listingRoutes } from './listing-routes';
import type { PageKind, PageSpec } from './page-spec';

const routes = listingRoutes.flatMap((page) => page.paths.map((path) => ({ path, page })));

let last: { pathname: string; page: PageSpec | undefined } | null = null;

/** The page of listings at a path. The last answer is kept: five parts of the app ask at each navigation, among sixty paths. */
function findPage(pathname: string): PageSpec | undefined {
  if (last?.pathname !== pathname)
    last = { pathname, page: matchRoutes(routes, pathname)?.at(-1)?.route.page };
  return last.page;
}

/** The page of listings at the current address; none for all other pages. */
export const useListingPage = (): PageSpec | undefined => findPage(useLocation().pathname);

/** The kind of the page at the current address; none for pages without listings and for a listing itself. */
export const usePageKind = (): PageKind | undefined => useListingPage()?.kind;

/** Fetches the code of the page at a path, where that is a page of listings. */
export const fetchPageCode = async (pathname: string): Promise<void> => findPage(pathname)?.code?.fetch();
