import { NearestList } from '@/nearby/nearest-list';
import { PlaceGate } from '@/nearby/place-gate';
import { type ListingsPageProps, ListingsView } from './listings-view';

export { preloadFilterBar as prepare } from '@/browse/filter-bar';

export default function NearestPage({ list }: ListingsPageProps) {
  return (
    <ListingsView list={list}>
      {(results) => <PlaceGate>{(here) => <NearestList {...results} here={here} />}</PlaceGate>}
    </ListingsView>
  );
}
