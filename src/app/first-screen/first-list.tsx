import type { ReactNode } from 'react';
import { serverNow } from '@/lib/server-clock';
import { type ListingPredicate, isVerified, matchesText, selectWhere } from '@/listings/catalogue/selectors';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { listPageSpec } from '@/listings/categories/list-page-spec';
import { applyFilters } from '@/listings/filters/apply-filters';
import { readFilters } from '@/listings/filters/listing-filters';
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

/** The height of a line in px, and how many stand beside each other on a wide screen. */
const lines = { rows: { height: 172, columns: 2 }, grid3: { height: 140, columns: 3 } } as const;
type Shape = keyof typeof lines;

/** How many fill a screen, with one line more for who scrolls. */
function mostShown(shape: Shape): number {
  const { height, columns } = lines[shape];
  const beside = window.matchMedia('(min-width: 64rem)').matches ? columns : 1;
  return (Math.ceil(window.innerHeight / height) + 1) * beside;
}

interface ListTop {
  /** The heading of the page, and the line below it. */
  heading: ReactNode;
  shape: Shape;
  where: (now: number) => readonly ListingPredicate[];
  hasShortcuts?: boolean;
}

/** Draws the top of a list through the filters of its address. */
function drawList({ heading, shape, where, hasShortcuts }: ListTop, search: URLSearchParams): Draw {
  const filters = readFilters(search);
  // One selection: what comes of a catalogue is asked for again and again.
  const now = serverNow();
  const select = selectWhere(...where(now));
  return ({ listings }, photos) => {
    const visitor = visitorPlace.read();
    const here = visitor.status === 'known' ? visitor.coordinates : null;
    const shown = applyFilters(select(listings), filters, { here, saved: new Set() });
    const Face = shape === 'grid3' ? CardFace : RowFace;
    return (
      shown.length > 0 && (
        <Frame kind="list">
          {heading}
          <ListFrame hasShortcuts={hasShortcuts}>
            <ul className={listGrids[shape]}>
              {shown.slice(0, mostShown(shape)).map((listing, index) => (
                <li key={listing.id} className="min-w-0">
                  <Face
                    listing={listing}
                    visitor={visitor}
                    now={now}
                    heading="h2"
                    eager={index < eagerPhotos}
                    parts={stillParts(photos)}
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
export function drawListPage(list: CategorySpec | CollectionSpec, search: URLSearchParams): Draw {
  const { heading, label, where, layout } = listPageSpec(list);
  const top = <PageHeading lead={label}>{heading}</PageHeading>;
  return drawList({ heading: top, shape: layout === 'grid3' ? 'grid3' : 'rows', where }, search);
}

/** What a text finds. */
export function drawSearch(search: URLSearchParams): Draw {
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
