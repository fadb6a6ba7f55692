import { ListResults } from '@/listings/results/list-results';
import { type ListingsPageProps, ListingsView } from './listings-view';

export { prepareFilterBar as prepare } from '@/listings/filters/filter-bar';

/** A list in rows, or in three columns (docs/product.md, Category pages). */
export default function RowsPage({ list }: ListingsPageProps) {
  return (
    <ListingsView list={list}>
      {(results) => <ListResults {...results} shape={list.layout === 'grid3' ? 'grid3' : 'rows'} />}
    </ListingsView>
  );
}
