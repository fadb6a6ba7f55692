import type { ListingPageSpec } from '@/listings/categories/category-spec';
import { ListingsView } from './listings-view';

/** The page of any collection. */
export default function CollectionPage({ collection }: { collection: ListingPageSpec }) {
  return <ListingsView spec={collection} />;
}
