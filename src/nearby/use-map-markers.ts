import { useEffect, useEffectEvent } from 'react';
import { plural } from '@/language/translate';
import type { Coordinates } from '@/platform/coordinates';
import type { ListingCluster } from './listing-clusters';
import { toLatLng } from './use-tile-map';
import { L } from './leaflet';

type PinKind = 'here' | 'cluster' | 'selected';

/** The touch target of a marker, in px; the drawing in it is smaller. */
const target = 44;

/** The drawing of a marker; one for several listings says how many. */
function createPin(kind: PinKind, count = 1): L.DivIcon {
  const pin = document.createElement('span');
  pin.className = `shop-map-pin shop-map-pin-${kind}`;
  if (count > 1) pin.textContent = String(count);
  return L.divIcon({ html: pin, className: 'shop-map-target', iconSize: [target, target] });
}

interface Markers {
  clusters: readonly ListingCluster[];
  here: Coordinates | null;
  selected: ListingCluster | null;
  onSelect: (cluster: ListingCluster) => void;
}

function nameOf({ listings }: ListingCluster): string {
  const [first] = listings;
  return listings.length === 1 && first
    ? first.name
    : plural(listings.length, { one: '{count} offer', other: '{count} offers' });
}

/** Puts the visitor and the clusters of listings on a map. */
export function useMapMarkers(map: L.Map | null, { clusters, here, selected, onSelect }: Markers): void {
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (!map) return;
    const layer = L.layerGroup().addTo(map);
    if (here)
      L.marker(toLatLng(here), { icon: createPin('here'), interactive: false, keyboard: false }).addTo(layer);
    for (const cluster of clusters) {
      const isSelected = cluster === selected;
      L.marker(toLatLng(cluster.coordinates), {
        icon: createPin(isSelected ? 'selected' : 'cluster', cluster.listings.length),
        title: nameOf(cluster),
        keyboard: false,
        zIndexOffset: isSelected ? 1000 : 0,
      })
        .on('click', () => select(cluster))
        .addTo(layer);
    }
    return () => void layer.remove();
  }, [map, clusters, here, selected]);
}
