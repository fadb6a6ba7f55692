import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import type { CategoryTile } from '@/listings/categories/category-tiles';
import { foldText } from '@/platform/text/fold';
import { FilterField } from '@/ui/filter-fields';
import { areFirstPhotosLoading } from '@/ui/first-photos';
import { EmptyNotice } from '@/ui/load-states';
import { tintByIndex } from '@/ui/tint';
import { useHistoryText } from '@/ui/use-history-text';
import { useStore } from '@/ui/use-store';

interface CategoryGridProps {
  tiles: readonly CategoryTile[];
  /** In English. Also the key that stores the typed text for Back. */
  filterLabel: string;
}

export function CategoryGrid({ tiles, filterLabel }: CategoryGridProps) {
  const [text, setText] = useHistoryText(filterLabel);
  const areOfferPhotosLoading = useStore(areFirstPhotosLoading);
  const shown = tiles.filter((tile) => foldText(t(tile.label)).includes(foldText(text)));
  return (
    <>
      <div className="mb-4 flex">
        <FilterField label={t(filterLabel)} value={text} onChange={setText} />
      </div>
      {shown.length === 0 && (
        <EmptyNotice message={t('No categories found.')}>
          {t('Try a shorter word, or search for an offer above.')}
        </EmptyNotice>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5">
        {shown.map((tile) => (
          <li key={tile.value} className="min-w-0">
            <Link
              to={tile.path}
              className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface text-xs leading-tight font-semibold hover:border-edge sm:min-h-20 sm:flex-row sm:items-center sm:text-sm"
            >
              <span
                className="grid h-12 shrink-0 place-items-center sm:h-full sm:w-16"
                style={{ background: tintByIndex(tiles.indexOf(tile)) }}
              >
                <img
                  src={areOfferPhotosLoading ? undefined : `/art/${tile.value}.webp`}
                  alt=""
                  width={120}
                  height={90}
                  loading="lazy"
                  className="h-10 w-auto max-w-full sm:h-12"
                />
              </span>
              <span className="flex min-w-0 flex-1 items-center justify-center p-1.5 text-center max-sm:hyphens-auto [overflow-wrap:anywhere] sm:justify-start sm:px-2 sm:text-left">
                {t(tile.label)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
