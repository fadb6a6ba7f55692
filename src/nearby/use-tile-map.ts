import L from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import type { Coordinates } from '@/platform/coordinates';
import { attribution } from './leaflet-html';
import type { ListingCluster } from './listing-clusters';

type PinKind = 'here' | 'cluster' | 'selected';

/** The size of a marker's touch target, in px. Its drawing is smaller. */
const targetSize = 44;

/** Draws a marker. If it stands for several listings, it shows their number. */
function createPin(kind: PinKind, count = 1): L.DivIcon {
  const pin = document.createElement('span');
  pin.className = `shop-map-pin shop-map-pin-${kind}`;
  if (count > 1) pin.textContent = String(count);
  return L.divIcon({ html: pin, className: 'shop-map-target', iconSize: [targetSize, targetSize] });
}

function createMarker(cluster: ListingCluster, onSelect: (cluster: ListingCluster) => void): L.Marker {
  const icon = createPin('cluster', cluster.listings.length);
  const marker = L.marker(toLatLng(cluster.coordinates), {
    icon,
    title: clusterName(cluster),
    keyboard: false,
  });
  return marker.on('click', () => onSelect(cluster));
}

interface Markers {
  clusters: readonly ListingCluster[];
  here: Coordinates | null;
  selected: ListingCluster | null;
  onSelect: (cluster: ListingCluster) => void;
}

function clusterName({ listings }: ListingCluster): string {
  const [first] = listings;
  return listings.length === 1 && first
    ? first.name
    : plural(listings.length, { one: '{count} offer', other: '{count} offers' });
}

/** Identifies a marker. Clusters with the same key have the same marker. */
const markerKey = (cluster: ListingCluster) =>
  JSON.stringify([cluster.coordinates, clusterName(cluster), cluster.listings.map(({ id }) => id)]);

/** Draws the visitor and the clusters on a map. */
export function useMapMarkers(map: L.Map | null, { clusters, here, selected, onSelect }: Markers): void {
  const select = useEffectEvent(onSelect);
  const drawnMarkers = useRef(new Map<string, L.Marker>());
  useEffect(() => {
    if (!map) return;
    const markers = drawnMarkers.current;
    return () => {
      for (const marker of markers.values()) marker.remove();
      markers.clear();
    };
  }, [map]);
  useEffect(() => {
    if (!map || !here) return;
    const options = { icon: createPin('here'), interactive: false, keyboard: false };
    const visitor = L.marker(toLatLng(here), options).addTo(map);
    return () => void visitor.remove();
  }, [map, here]);
  useEffect(() => {
    if (!map) return;
    const markers = drawnMarkers.current;
    const wanted = new Map(clusters.map((cluster) => [markerKey(cluster), cluster]));
    // Unchanged markers stay: if a marker were replaced during a tap, the tap would be lost.
    for (const [key, marker] of markers) {
      if (wanted.has(key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const [key, cluster] of wanted)
      if (!markers.has(key)) markers.set(key, createMarker(cluster, select).addTo(map));
  }, [map, clusters]);
  useEffect(() => {
    const marker = selected && drawnMarkers.current.get(markerKey(selected));
    if (!marker) return;
    const count = selected.listings.length;
    marker.setIcon(createPin('selected', count)).setZIndexOffset(1000);
    return () => void marker.setIcon(createPin('cluster', count)).setZIndexOffset(0);
  }, [selected]);
}

const toLatLng = ({ latitude, longitude }: Coordinates): L.LatLngTuple => [latitude, longitude];

const tileAddress = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const maxZoomLevel = 19;

/** Labels the map and its two buttons in the current language. */
function useMapControls(map: L.Map | null): void {
  const label = t('Map, use the arrow keys to move it');
  const zoomInTitle = t('Zoom in');
  const zoomOutTitle = t('Zoom out');
  useEffect(() => {
    if (!map) return;
    map.getContainer().setAttribute('aria-label', label);
    const zoom = L.control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
    return () => void zoom.remove();
  }, [map, label, zoomInTitle, zoomOutTitle]);
}

/** Creates a map, and a ref for its frame. Markers also work if the tile server is down. */
export function useTileMap(): { map: L.Map | null; frame: RefCallback<HTMLElement> } {
  const [map, setMap] = useState<L.Map | null>(null);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // The wheel scrolls the page.
    const created = L.map(element, {
      scrollWheelZoom: false,
      maxZoom: maxZoomLevel,
      // Leaflet would insert its own name as HTML, which the content policy forbids.
      attributionControl: false,
      // Leaflet's labels are in English, so `useMapControls` adds its own.
      zoomControl: false,
    });
    created.getContainer().setAttribute('role', 'group');
    L.control.attribution({ prefix: false }).addTo(created);
    // The terms of the tile server require our origin as the referrer. A full address would reveal the viewed listing.
    L.tileLayer(tileAddress, { attribution, maxZoom: maxZoomLevel, referrerPolicy: 'strict-origin' }).addTo(
      created,
    );
    setMap(created);
    return () => {
      setMap(null);
      created.remove();
    };
  }, []);
  useMapControls(map);
  return { map, frame };
}

/** The zoom for a single listing, which shows a street or two. */
const maxFitZoom = 16;
/** The space between the outermost listings and the edge, in px. */
const fitPadding = 32;

export interface MapContent {
  listings: readonly Listing[];
  /** null if the map does not show the visitor. */
  here: Coordinates | null;
  /** A new key, for example for other filters, moves the map. New listings alone do not move it. */
  listKey?: unknown;
  /** Whether more listings are loading. Once all have loaded, the map moves, unless the visitor has moved it. */
  isGrowing?: boolean;
}

/** Moves the map so that all listings are visible and, on a nearby map, the visitor. */
export function useMapView(
  map: L.Map | null,
  { listings, here, listKey, isGrowing = false }: MapContent,
): void {
  const place = here && toLatLng(here).join();
  const lastFit = useRef<{ map: L.Map; place: string | null; listKey: unknown; bounds: L.LatLngBounds }>(
    null,
  );
  const fitMap = useEffectEvent((leafletMap: L.Map) => {
    const places = listings.flatMap(({ coordinates }) => coordinates ?? []);
    const bounds = L.latLngBounds([...(here ? [here] : []), ...places].map(toLatLng));
    leafletMap.fitBounds(bounds, { maxZoom: maxFitZoom, padding: [fitPadding, fitPadding], animate: false });
    lastFit.current = { map: leafletMap, place, listKey, bounds: leafletMap.getBounds() };
  });
  useEffect(() => {
    if (!map) return;
    const last = lastFit.current;
    const isOtherList = last?.map !== map || last.place !== place || last.listKey !== listKey;
    if (isOtherList || (!isGrowing && last.bounds.equals(map.getBounds()))) fitMap(map);
  }, [map, place, listKey, isGrowing]);
}
