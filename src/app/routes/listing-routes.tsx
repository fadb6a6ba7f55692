import { useLocation } from 'react-router-dom';
import { message } from '@/language/translate';
import type { ListSpec } from '@/listings/categories/category-spec';
import { lists } from '@/listings/categories/find-list';
import { brand } from '@/platform/brand';
import { homePaths, pathKey, paths } from '@/platform/paths';
import { lazyPage, withProps, type PageKind, type PageSpec } from './page-spec';

const ListPage = lazyPage(() => import('@/pages/list-page'));

const listRoute = (list: ListSpec): PageSpec => ({
  paths: list.paths,
  kind: 'list',
  title: list.label,
  description:
    list.look === 'nearby'
      ? message('{title}: verified offers on {brand}, the nearest first.')
      : message('{title}: verified offers on {brand}, the newest first.'),
  // Each list has its own component; otherwise React would keep the search text and open cards of the previous list.
  Page: withProps(ListPage, { list }),
});

const listRoutes = lists.map(listRoute);

/** The pages with listings. The others are in `later-pages.tsx`. */
export const listingRoutes: readonly PageSpec[] = [
  {
    paths: homePaths,
    kind: 'home',
    title: brand.name,
    description: brand.description,
  },
  {
    paths: [paths.search],
    kind: 'list',
    title: message('Search'),
    description: message('Search the verified offers on {brand} by name, company or location.'),
    Page: lazyPage(() => import('@/pages/search-page')),
  },
  {
    paths: [paths.services],
    kind: 'list',
    title: message('Services'),
    description: message('Service providers near you: repair, cleaning, transport, health, advice and more.'),
    Page: lazyPage(() => import('@/pages/services-page')),
  },
  {
    paths: [paths.nearbyShops],
    kind: 'list',
    title: message('Nearby Shops'),
    description: message(
      'Shops and service providers within 2 km of you, nearest first, as a list and on a map.',
    ),
    Page: lazyPage(() => import('@/pages/nearby-page')),
  },
  {
    paths: [paths.detail],
    title: message('Offer'),
    description: message('A verified offer on {brand}: photos, price, location and how to reach the seller.'),
    Page: lazyPage(() => import('@/pages/detail-page')),
  },
  ...listRoutes,
];

const pages = new Map(listingRoutes.flatMap((spec) => spec.paths.map((path) => [pathKey(path), spec])));

const findPage = (pathname: string): PageSpec | undefined => pages.get(pathKey(pathname));

/** The listing page at the current address; undefined for other pages. */
export const useListingPage = (): PageSpec | undefined => findPage(useLocation().pathname);

/** The kind of the current page; undefined for an offer and for pages without listings. */
export const usePageKind = (): PageKind | undefined => useListingPage()?.kind;

export const fetchPageCode = async (pathname: string): Promise<void> =>
  findPage(pathname)?.Page?.code?.fetch();
