import { firstPaths, homePaths } from '@/platform/first-paths';
import { visitKind } from '@/platform/own-path';
import { needTexts } from '@/language/choose-language';
import { isRecord } from '@/platform/parse-values';
import { pathKey } from '@/platform/path-key';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { findList } from '@/listings/categories/find-list';
import { visitorPlace } from '@/place/visitor-place';
import { drawCardPage } from './first-cards';
import { beginNearby, drawListPage, drawNearby, drawSearch } from './first-list';
import { type FirstPage, firstDetail, firstHome } from './first-pages';

/** `texts` are those of its heading. */
const firstList = (
  list: CategorySpec | CollectionSpec,
  search: URLSearchParams,
  texts: Promise<void>,
): FirstPage => ({
  async load() {
    await texts;
    return list.layout === 'cards' ? drawCardPage(list) : drawListPage(list, search);
  },
  ...('value' in list && { isAbout: (row) => isRecord(row) && row['category'] === list.value }),
});

/** Whether the visit is neither a reload nor a return, which restore typed text and open cards. */
const isNewVisit = () => (visitKind() ?? 'navigate') === 'navigate';

/** Returns the first screen at an address; null if the page does not begin with offers. */
export function findFirstPage({ pathname, search }: Location): FirstPage | null {
  const path = pathKey(pathname);
  const parameters = new URLSearchParams(search);
  if (homePaths.some((spelling) => pathKey(spelling) === path)) return firstHome;
  if (path === firstPaths.detail) {
    const id = parameters.get('id');
    return id === null ? null : firstDetail(id);
  }
  // Only the app knows the account and its likes.
  if (parameters.has('saved')) return null;
  // Without a place the app asks for one above the list.
  const place = visitorPlace.read();
  const needsPlace = parameters.get('sort') === 'nearest' || parameters.has('within');
  if (needsPlace && place.status !== 'known') return null;
  if (path === firstPaths.search) return { load: async () => drawSearch(parameters) };
  if (path === firstPaths.nearbyShops) {
    if (place.status !== 'known') return null;
    return { begin: () => beginNearby(place.coordinates), load: async () => drawNearby(parameters) };
  }
  const list = findList(path);
  if (list?.layout === 'nearby' && place.status !== 'known') return null;
  // Cards may have been filtered or opened before, and only the app renders the lines for that.
  if (list?.layout === 'cards' && (search !== '' || !isNewVisit())) return null;
  return list ? firstList(list, parameters, needTexts('lists')) : null;
}
