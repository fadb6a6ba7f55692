import type { ReactNode } from 'react';
import { serverNow } from '@/lib/server-clock';
import {
  type ListingPredicate,
  isVerified,
  matchesText,
  selectFirst,
  selectWhere,
} from '@/listings/catalogue/selectors';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { listPageSpec } from '@/listings/categories/list-page-spec';
import { applyFilters } from '@/listings/filters/apply-filters';
import { countFilters, readFilters } from '@/listings/filters/listing-filters';
import { visitorPlace } from '@/listings/place/visitor-place';
import { CardFace } from '@/listings/results/card-face';
import { eagerPhotos } from '@/listings/results/listing-parts';
import { ListFrame, listGrids } from '@/listings/results/list-frame';
import { RowFace } from '@/listings/results/row-face';
import { SearchHeading, searchTitle } from '@/pages/search-heading';
import { PageHeading } from '@/ui/page-heading';
import type { Draw } from './first-pages';
import { Frame } from './frame';
import { stillParts } from './still-parts';

type Shape = 'rows' | 'grid3';

/** How many fill a screen, with one line more for who scrolls: rows of 172 px, cards of 140 px on a phone and 360 px elsewhere. */
function mostShown(shape: Shape): number {
  const isFrom = (width: string) => window.matchMedia(`(min-width: ${width})`).matches;
  const [height, columns] =
    shape === 'rows' ? [172, isFrom('64rem') ? 2 : 1] : isFrom('40rem') ? [360, 3] : [140, 1];
  return (Math.ceil(window.innerHeight / height) + 1) * columns;
}

interface ListTop {
  /** The heading of the page, and the line below it. */
  heading: ReactNode;
  shape: Shape;
  where: (now: number) => readonly ListingPredicate[];
  hasShortcuts?: boolean;
}

/** Draws the top of a list through the filters of its address; null where the app alone knows how high its filters are. */
function drawList({ heading, shape, where, hasShortcuts }: ListTop, search: URLSearchParams): Draw | null {
  const filters = readFilters(search);
  const most = mostShown(shape);
  const isNarrowed = countFilters(filters) > 0;
  // What narrows a list stands in lines of its own on a wide screen.
  if (isNarrowed && window.matchMedia('(min-width: 64rem)').matches) return null;
  // A long catalogue is looked through only where something is asked of all of it.
  const isPlain = !isNarrowed && filters.sort === 'newest';
  return ({ listings }, photos) => {
    const visitor = visitorPlace.read();
    const here = visitor.status === 'known' ? visitor.coordinates : null;
    // Asked for each time: the server's clock counts, which its first answer tells.
    const now = serverNow();
    const shown = isPlain
      ? selectFirst(most, ...where(now))(listings)
      : applyFilters(selectWhere(...where(now))(listings), filters, { here, saved: new Set() });
    const parts = stillParts(photos);
    const Face = shape === 'grid3' ? CardFace : RowFace;
    return (
      shown.length > 0 && (
        <Frame kind="list">
          {heading}
          <ListFrame hasShortcuts={hasShortcuts} isNarrowed={isNarrowed}>
            <ul className={listGrids[shape]}>
              {shown.slice(0, most).map((listing, index) => (
                <li key={listing.id} className="min-w-0">
                  <Face
                    listing={listing}
                    visitor={visitor}
                    now={now}
                    heading="h2"
                    eager={index < eagerPhotos}
                    parts={parts}
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

/** A category or a collection. */
export function drawListPage(list: CategorySpec | CollectionSpec, search: URLSearchParams): Draw | null {
  const { heading, label, where, layout } = listPageSpec(list);
  const top = <PageHeading lead={label}>{heading}</PageHeading>;
  return drawList({ heading: top, shape: layout === 'grid3' ? 'grid3' : 'rows', where }, search);
}

/** What a text finds. */
export function drawSearch(search: URLSearchParams): Draw | null {
  const text = search.get('query')?.trim() ?? '';
  const where = [isVerified, matchesText(text)];
  return drawList(
    {
      heading: <SearchHeading title={searchTitle(text)} />,
      shape: 'rows',
      where: () => where,
      hasShortcuts: true,
    },
    search,
  );
}
