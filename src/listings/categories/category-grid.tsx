import { Link } from 'react-router-dom';
import { foldText } from '@/lib/fold-text';
import { tintAt } from '@/ui/tint';
import { EmptyNotice } from '@/ui/load-states';
import { FilterField } from '@/ui/filter-field';
import { useEntryText } from '@/ui/use-entry-text';
import type { CategoryTile } from './category-tiles';

interface CategoryGridProps {
  tiles: readonly CategoryTile[];
  /** Names the filter box, and is the key under which Back finds what was typed into it. */
  filterLabel: string;
  /** The number of tiles on the first screen, whose pictures load at once. */
  eagerCount?: number;
}

/** Category tiles with a filter by name (docs/product.md, Category pages). */
export function CategoryGrid({ tiles, filterLabel, eagerCount = 6 }: CategoryGridProps) {
  const [text, setText] = useEntryText(filterLabel);
  const shown = tiles.filter((tile) => tile.label.toLowerCase().includes(foldText(text)));
  return (
    <>
      <div className="mb-4 flex">
        <FilterField label={filterLabel} value={text} onChange={setText} />
      </div>
      {shown.length === 0 && (
        <EmptyNotice message="No categories found.">
          Try a shorter word, or search for an offer above.
        </EmptyNotice>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-5">
        {shown.map((tile, index) => (
          <li key={tile.value} className="min-w-0">
            <Link
              to={tile.path}
              className="flex h-full min-h-16 items-center overflow-hidden rounded-card border border-line bg-surface text-sm leading-tight font-semibold hover:border-edge lg:flex-col lg:items-stretch"
            >
              <span
                className="grid h-full min-h-16 w-11 shrink-0 max-[22rem]:w-9 place-items-center lg:h-28 lg:w-auto"
                style={{ background: tintAt(tiles.indexOf(tile)) }}
              >
                <img
                  src={`/art/${tile.value}.webp`}
                  alt=""
                  width={120}
                  height={90}
                  loading={index < eagerCount ? 'eager' : 'lazy'}
                  className="max-w-full lg:h-24 lg:w-32"
                />
              </span>
              <span className="min-w-0 px-1.5 py-2 max-[22rem]:px-1 max-[22rem]:text-xs lg:flex lg:min-h-14 lg:items-center lg:px-3">
                {tile.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
