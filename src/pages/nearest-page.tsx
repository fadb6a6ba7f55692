import { NearestList } from '@/listings/nearby/nearest-list';
import { PlaceGate } from '@/listings/nearby/place-gate';
import { type ListingsPageProps, ListingsView } from './listings-view';

export { prepareFilterBar as prepare } from '@/listings/filters/filter-bar';

export default function NearestPage({ list }: ListingsPageProps) {
  return (
    <ListingsView list={list}>
      {(results) => <PlaceGate>{(here) => <NearestList {...results} here={here} />}</PlaceGate>}
    </ListingsView>
  );
}
