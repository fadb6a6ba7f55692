import { useMemo } from 'react';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { categoryPageSpec } from '@/listings/categories/category-page-spec';
import { ListingsView } from './listings-view';

/** Any category (docs/product.md, Category pages). */
export default function CategoryPage({ category }: { category: CategorySpec }) {
  const spec = useMemo(() => categoryPageSpec(category), [category]);
  return <ListingsView spec={spec} />;
}
