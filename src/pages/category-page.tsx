import { useMemo } from 'react';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { categoryPageSpec } from '@/listings/categories/category-page-spec';
import ListingsPage from './listings-page';

/** The page of any category. */
export default function CategoryPage({ category }: { category: CategorySpec }) {
  const spec = useMemo(() => categoryPageSpec(category), [category]);
  return <ListingsPage spec={spec} />;
}
