import { FilterableList } from '@/browse/filterable-list';
import { type ListingsPageProps, ListingsView } from './listings-view';

export { preloadFilterBar as prepare } from '@/browse/filter-bar';

export default function RowsPage({ list }: ListingsPageProps) {
  return (
    <ListingsView list={list}>
      {(results) => <FilterableList {...results} shape={list.layout === 'grid3' ? 'grid3' : 'rows'} />}
    </ListingsView>
  );
}
