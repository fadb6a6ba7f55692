import { CardResults } from '@/listings/cards/card-results';
import { type ListingsPageProps, ListingsView } from './listings-view';

export { prepareFilterBar as prepare } from '@/listings/filters/filter-bar';

export default function CardsPage({ list }: ListingsPageProps) {
  const byDay = 'byDay' in list && list.byDay === true;
  return <ListingsView list={list}>{(results) => <CardResults {...results} byDay={byDay} />}</ListingsView>;
}
