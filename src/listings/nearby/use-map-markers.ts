import L from 'leaflet';
import { useEffect } from 'react';
import type { Coordinates } from '@/lib/coordinates';
import type { MapSpot } from './map-spots';
import { toLatLng } from './use-tile-map';

type PinKind = 'here' | 'spot' | 'selected';

/** As large as a finger, for a marker that is touched. */
const target = 44;

/** The drawing of a marker; a place with more than one offer says how many. */
function createPin(kind: PinKind, count = 1): L.DivIcon {
  const pin = document.createElement('span');
  pin.className = `shop-map-pin shop-map-pin-${kind}`;
  if (count > 1) pin.textContent = String(count);
  return L.divIcon({ html: pin, className: 'shop-map-target', iconSize: [target, target] });
}

interface Markers {
  spots: readonly MapSpot[];
  here: Coordinates;
  selectedKey: string | null;
  /** Keep it stable. */
  onSelect: (key: string) => void;
}

function nameOf({ listings }: MapSpot): string {
  const [first] = listings;
  return listings.length === 1 && first ? first.name : `${listings.length} offers`;
}

/** Puts the visitor and the places of offers on a map. */
export function useMapMarkers(map: L.Map | null, { spots, here, selectedKey, onSelect }: Markers): void {
  useEffect(() => {
    if (!map) return;
    const layer = L.layerGroup().addTo(map);
    L.marker(toLatLng(here), { icon: createPin('here'), interactive: false, keyboard: false }).addTo(layer);
    for (const spot of spots) {
      const isSelected = spot.key === selectedKey;
      L.marker(toLatLng(spot.coordinates), {
        icon: createPin(isSelected ? 'selected' : 'spot', spot.listings.length),
        title: nameOf(spot),
        keyboard: false,
        zIndexOffset: isSelected ? 1000 : 0,
      })
        .on('click', () => onSelect(spot.key))
        .addTo(layer);
    }
    return () => void layer.remove();
  }, [map, spots, here, selectedKey, onSelect]);
}
