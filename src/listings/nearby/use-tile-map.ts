import L from 'leaflet';
import { useCallback, useState, type RefCallback } from 'react';

/** OpenStreetMap's own tiles; its terms ask for the attribution. */
const tiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const attribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a> contributors';
const closestZoom = 19;

/**
 * A map, and the ref of the frame in which it stands. Where no tile can be had its ground stays plain, and everything on it
 * works the same.
 */
export function useTileMap(): { map: L.Map | null; frame: RefCallback<HTMLElement> } {
  const [map, setMap] = useState<L.Map | null>(null);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // The wheel scrolls the page.
    const created = L.map(element, { scrollWheelZoom: false, maxZoom: closestZoom });
    const container = created.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', 'Map, moved by the arrow keys');
    created.attributionControl.setPrefix(false);
    L.tileLayer(tiles, { attribution, maxZoom: closestZoom }).addTo(created);
    setMap(created);
    return () => {
      setMap(null);
      created.remove();
    };
  }, []);
  return { map, frame };
}
