import { CardResults } from '@/listings/cards/card-results';
import { type ListingsPageProps, ListingsView } from './listings-view';

export default function CardsPage({ list }: ListingsPageProps) {
  return <ListingsView list={list}>{(results) => <CardResults {...results} />}</ListingsView>;
}
