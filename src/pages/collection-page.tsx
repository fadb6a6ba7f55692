import { useMemo } from 'react';
import type { CollectionSpec } from '@/listings/categories/category-spec';
import { collectionPageSpec } from '@/listings/categories/collection-page-spec';
import { ListingsView } from './listings-view';

/** Any collection (docs/product.md, Category pages). */
export default function CollectionPage({ collection }: { collection: CollectionSpec }) {
  const spec = useMemo(() => collectionPageSpec(collection), [collection]);
  return <ListingsView spec={spec} />;
}
