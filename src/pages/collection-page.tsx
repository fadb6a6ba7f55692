import { useMemo } from 'react';
import type { CollectionSpec } from '@/listings/categories/category-spec';
import { collectionPageSpec } from '@/listings/categories/collection-page-spec';
import { ListingsView } from './listings-view';

/** The page of any collection. */
export default function CollectionPage({ collection }: { collection: CollectionSpec }) {
  const spec = useMemo(() => collectionPageSpec(collection), [collection]);
  return <ListingsView spec={spec} />;
}
