import { isDesktopQuery } from '@/platform/breakpoints';
import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { serverNow } from '@/platform/server-clock';
import {
  type ListingPredicate,
  bestMatchFirst,
  isVerified,
  matchesText,
  selectFirst,
  selectWhere,
} from '@/listings/selectors';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { listHead } from '@/listings/categories/list-head';
import type { Listing } from '@/listings/listing';
import { applyFilters } from '@/listings/apply-filters';
import { type SortOrder, countFilters, readFilters } from '@/listings/listing-filters';
import { visitorPlace } from '@/place/visitor-place';
import { eagerPhotos } from '@/browse/listing-slots';
import { ListFrame, type ListShape, besideMap, listGrids, placeLineMargin } from '@/browse/list-frame';
import { sharedCity } from '@/browse/listing-place';
import { RowLayout } from '@/browse/row-layout';
import { NearbyHeading, SearchHeading, searchTitle } from '@/pages/first-headings';
import { PageHeading } from '@/ui/page-heading';
import type { Draw } from './first-pages';
import { Frame } from './frame';
import { firstScreenSlots } from './first-screen-slots';

/**
 * The rows that fill a screen below a head of at least 200 px, plus one line: rows of 140 px on a phone and 156
 * px elsewhere, vertical ones of 352 px.
 */
function mostShown(shape: ListShape): number {
  const isFrom = (width: string) => window.matchMedia(`(min-width: ${width})`).matches;
  const linesOf = (height: number) => Math.ceil((window.innerHeight - 200) / height) + 1;
  if (!isFrom('40rem')) return linesOf(140);
  if (shape === 'grid3') return linesOf(352) * 3;
  return linesOf(156) * (shape === 'rows' && isFrom('64rem') ? 2 : 1);
}

interface ListTop {
  /** The page's heading and the line below it. */
  heading: ReactNode;
  /** `single` is a list by distance, below the visitor's place. */
  shape: ListShape;
  where: (now: number) => readonly ListingPredicate[];
  usualSort?: SortOrder | undefined;
  hasShortcuts?: boolean;
  /** The order of a ranked search. */
  rank?: (listings: readonly Listing[]) => readonly Listing[];
}

/**
 * Renders the top of a list through the filters in its address; null if only the app can compute the height of
 * its filters.
 */
function drawList(top: ListTop, search: URLSearchParams): Draw | null {
  const { heading, shape, where, usualSort, hasShortcuts, rank = (listings) => listings } = top;
  const isByDistance = shape === 'single';
  const filters = readFilters(search, usualSort);
  const most = mostShown(shape);
  const isNarrowed = countFilters(filters) > 0;
  // Active filters have lines of their own on wide screens, and below the line of the place.
  if (isNarrowed && (isByDistance || window.matchMedia(isDesktopQuery).matches)) return null;
  // A long catalogue is scanned only if a filter or an order needs it.
  const isPlain = !isNarrowed && filters.sort === 'newest';
  const rankBest = filters.sort === 'best' ? rank : (listings: readonly Listing[]) => listings;
  return ({ listings }, photos) => {
    const visitor = visitorPlace.read();
    const here = visitor.status === 'known' ? visitor.coordinates : null;
    // Computed each time, because the first answer sets the server's clock.
    const now = serverNow();
    const shown = isPlain
      ? selectFirst(most, ...where(now))(listings)
      : applyFilters(rankBest(selectWhere(...where(now))(listings)), filters, { here, saved: new Set() });
    const slots = firstScreenSlots(photos);
    const city = sharedCity(shown);
    return (
      shown.length > 0 && (
        <Frame kind="list">
          {heading}
          {/* Only the app can fill the line of the place. */}
          {isByDistance && <div className={classNames(placeLineMargin, 'h-11 lg:h-16.5')} />}
          <ListFrame
            hasShortcuts={hasShortcuts}
            hasPlaceLine={isByDistance}
            isNarrowed={isNarrowed}
            className={isByDistance ? besideMap : ''}
          >
            <ul className={listGrids[shape]}>
              {shown.slice(0, most).map((listing, index) => (
                <li key={listing.id} className="min-w-0">
                  <RowLayout
                    listing={listing}
                    visitor={visitor}
                    now={now}
                    city={city}
                    shape={shape === 'grid3' ? 'columns' : 'rows'}
                    eager={index < eagerPhotos}
                    slots={slots}
                  />
                </li>
              ))}
            </ul>
          </ListFrame>
        </Frame>
      )
    );
  };
}

/** Renders a category or a collection. */
export function drawListPage(list: CategorySpec | CollectionSpec, search: URLSearchParams): Draw | null {
  const { heading, label, where, layout, usualSort } = listHead(list);
  const top = <PageHeading name={t(label)}>{t(heading)}</PageHeading>;
  const shape = layout === 'grid3' ? 'grid3' : layout === 'nearby' ? 'single' : 'rows';
  return drawList({ heading: top, shape, where, usualSort }, search);
}

export { beginNearby } from '@/listings/nearby-call';

/** Renders what the server found near the visitor. */
export const drawNearby = (search: URLSearchParams): Draw | null =>
  drawList(
    { heading: <NearbyHeading />, shape: 'single', where: () => [isVerified], usualSort: 'nearest' },
    search,
  );

/** Renders the results of a search. */
export function drawSearch(search: URLSearchParams): Draw | null {
  const text = search.get('query')?.trim() ?? '';
  const where = [isVerified, matchesText(text)];
  return drawList(
    {
      heading: <SearchHeading title={searchTitle(text)} />,
      shape: 'rows',
      where: () => where,
      usualSort: text === '' ? 'newest' : 'best',
      hasShortcuts: true,
      rank: (listings) => bestMatchFirst(listings, text),
    },
    search,
  );
}
