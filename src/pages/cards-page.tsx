import { CardResults } from '@/browse/cards/card-results';
import { type ListingsPageProps, ListingsView } from './listings-view';

export { preloadFilterBar as prepare } from '@/browse/filter-bar';

export default function CardsPage({ list }: ListingsPageProps) {
  return <ListingsView list={list}>{(results) => <CardResults {...results} />}</ListingsView>;
}
