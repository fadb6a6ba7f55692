import type { CategorySpec, CollectionSpec, ListLook } from '@/listings/categories/category-spec';
import { lists } from '@/listings/categories/find-list';
import { navigationType } from '@/platform/navigation-type';
import { homePaths, pathKey, paths } from '@/platform/paths';

export interface FirstPage {
  paths: readonly string[];
  /** What the page shows: the newest offers, one offer, or a list with this look. */
  shows: 'home' | 'detail' | ListLook;
  /** The category or collection. */
  list?: CategorySpec | CollectionSpec;
}

/** The pages that start with offers. Lists that need the visitor's place wait for the app. */
const firstPages: readonly FirstPage[] = [
  { paths: homePaths, shows: 'home' },
  { paths: [paths.detail], shows: 'detail' },
  { paths: [paths.search], shows: 'rows' },
  ...lists.flatMap((list) => (list.look === 'nearby' ? [] : { paths: list.paths, shows: list.look, list })),
];

/** Whether the page was neither reloaded nor reached by Back: these restore typed text and open cards. */
const isNewVisit = () => (navigationType() ?? 'navigate') === 'navigate';

/**
 * Finds the page at an address, if the first screen can show its offers. Undefined for other pages, and for addresses
 * with filters or an open card, which only the app can show.
 */
export function findFirstPage({ pathname, search }: Location): FirstPage | undefined {
  const key = pathKey(pathname);
  const page = firstPages.find((each) => each.paths.some((path) => pathKey(path) === key));
  const given = new URLSearchParams(search);
  if (page?.shows === 'home') return page;
  if (page?.shows === 'detail') return given.has('id') ? page : undefined;
  if (!page?.list) given.delete('query');
  const isDefaultView = given.toString() === '' && (page?.shows !== 'cards' || isNewVisit());
  return isDefaultView ? page : undefined;
}
