import { useLocation } from 'react-router-dom';
import { pathKey } from '@/platform/path-key';
import { listingRoutes } from './listing-routes';
import type { PageKind, PageSpec } from './page-spec';

const pages = new Map(listingRoutes.flatMap((page) => page.paths.map((path) => [pathKey(path), page])));

/** Finds the listing page at a path. */
const findPage = (pathname: string): PageSpec | undefined => pages.get(pathKey(pathname));

/** The listing page at the current address; undefined for other pages. */
export const useListingPage = (): PageSpec | undefined => findPage(useLocation().pathname);

/** The kind of the current page; undefined for an offer and for pages without listings. */
export const usePageKind = (): PageKind | undefined => useListingPage()?.kind;

/** Loads the code of a listing page. */
export const fetchPageCode = async (pathname: string): Promise<void> => findPage(pathname)?.code?.fetch();
