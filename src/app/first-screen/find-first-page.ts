import { homePaths, paths } from '@/config/paths';
import { categories } from '@/listings/categories/categories';
import { collections } from '@/listings/categories/collections';
import { type FirstPage, drawHome, firstDetail, firstList } from './first-pages';

/** The first page at an address; null for those that begin with something else than offers, or with another order of them. */
export function findFirstPage({ pathname, search }: Location): FirstPage | null {
  const path = decodeURI(pathname).toLowerCase();
  if (path === paths.detail) {
    const id = new URLSearchParams(search).get('id');
    return id === null ? null : firstDetail(id);
  }
  if (search !== '') return null;
  const isOneOf = (spellings: readonly string[]) =>
    spellings.some((spelling) => spelling.toLowerCase() === path);
  if (isOneOf(homePaths)) return { draw: drawHome };
  const list = [...categories, ...Object.values(collections)].find((each) => isOneOf(each.paths));
  return list?.layout === 'rows' ? firstList(list) : null;
}
