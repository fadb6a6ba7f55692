import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import type { CategorySpec } from '@/listings/categories/category-spec';

/** Links to categories in which a searched thing may be found. */
export function MatchingCategories({ found }: { found: readonly CategorySpec[] }) {
  if (found.length === 0) return null;
  return (
    <nav aria-label={t('Matching categories')} className="mt-8 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">{t('Categories:')}</span>
      {found.map(({ value, label, paths }) => (
        <Link
          key={value}
          to={paths[0]}
          className="tap inline-flex items-center rounded-full border border-line bg-surface px-4 hover:border-edge"
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
