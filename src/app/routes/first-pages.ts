import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { lists } from '@/listings/categories/find-list';
import { homePaths, pathKey, paths } from '@/platform/paths';
import { navigationType } from '@/platform/navigation-type';

export interface FirstPage {
  paths: readonly string[];
  layout: 'tiles' | 'rows' | 'grid3' | 'cards' | 'detail';
  /** The category or collection. */
  list?: CategorySpec | CollectionSpec;
}

/** The pages that start with offers, with their layouts. Lists that need the visitor's place wait for the app. */
const firstPages: readonly FirstPage[] = [
  { paths: homePaths, layout: 'tiles' },
  { paths: [paths.detail], layout: 'detail' },
  { paths: [paths.search], layout: 'rows' },
  ...lists.flatMap((list) =>
    list.layout === 'nearby' ? [] : { paths: list.paths, layout: list.layout, list },
  ),
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
  if (page?.layout === 'tiles') return page;
  if (page?.layout === 'detail') return given.has('id') ? page : undefined;
  if (!page?.list) given.delete('query');
  const isDefaultView = given.toString() === '' && (page?.layout !== 'cards' || isNewVisit());
  return isDefaultView ? page : undefined;
}
