import L from 'leaflet';
import { useEffect } from 'react';
import type { Coordinates } from '@/lib/distance';
import { createPin } from './create-pin';
import type { MapSpot } from './map-spots';
import { toLatLng } from './to-lat-lng';

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
