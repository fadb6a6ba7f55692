import { CardResults } from '@/listings/cards/card-results';
import { type ListingsPageProps, ListingsView } from './listings-view';

/** A list as cards with a search box (docs/product.md, Card screens). */
export default function CardsPage({ list }: ListingsPageProps) {
  return <ListingsView list={list}>{(results) => <CardResults {...results} />}</ListingsView>;
}
