import { FilterableList } from '@/listings/results/filterable-list';
import { type ListingsPageProps, ListingsView } from './listings-view';

export { prepareFilterBar as prepare } from '@/listings/filters/filter-bar';

/** A list in rows, or in three columns (docs/product.md, Category pages). */
export default function RowsPage({ list }: ListingsPageProps) {
  return (
    <ListingsView list={list}>
      {(results) => <FilterableList {...results} shape={list.layout === 'grid3' ? 'grid3' : 'rows'} />}
    </ListingsView>
  );
}
