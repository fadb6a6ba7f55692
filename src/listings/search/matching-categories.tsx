import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { foldText } from '@/lib/fold-text';
import { categories } from '@/listings/categories/categories';

const maximum = 6;

/** Links to the categories whose label contains the searched text. */
export function MatchingCategories({ text }: { text: string }) {
  const found = useMemo(() => {
    const folded = foldText(text);
    if (folded === '') return [];
    return categories.filter(({ label }) => foldText(label).includes(folded)).slice(0, maximum);
  }, [text]);
  if (found.length === 0) return null;
  return (
    <nav aria-label="Matching categories" className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">Categories:</span>
      {found.map(({ value, label, paths }) => (
        <Link
          key={value}
          to={paths[0]}
          className="tap inline-flex items-center rounded-full border border-line bg-surface px-4 hover:border-edge"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
