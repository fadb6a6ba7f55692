import { useLocation } from 'react-router-dom';
import { pathKey } from '@/platform/path-key';
import { listingRoutes } from './listing-routes';
import type { PageKind, PageSpec } from './page-spec';

const pages = new Map(listingRoutes.flatMap((page) => page.paths.map((path) => [pathKey(path), page])));

/** The page of listings at a path. */
const findPage = (pathname: string): PageSpec | undefined => pages.get(pathKey(pathname));

/** The page of listings at the current address; none for all other pages. */
export const useListingPage = (): PageSpec | undefined => findPage(useLocation().pathname);

/** The kind of the page at the current address; none for pages without listings and for a listing itself. */
export const usePageKind = (): PageKind | undefined => useListingPage()?.kind;

/** Fetches the code of the page at a path, where that is a page of listings. */
export const fetchPageCode = async (pathname: string): Promise<void> => findPage(pathname)?.code?.fetch();
