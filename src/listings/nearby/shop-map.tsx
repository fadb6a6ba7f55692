import { useState } from 'react';
import 'leaflet/dist/leaflet.css';
import './shop-map.css';
import { classNames } from '@/lib/class-names';
import type { Coordinates } from '@/lib/coordinates';
import type { Listing } from '@/listings/catalogue/listing';
import { ClusterPanel } from './cluster-panel';
import { useMapMarkers } from './use-map-markers';
import { useListingClusters } from './listing-clusters';
import { useMapView, useTileMap } from './use-tile-map';

interface ShopMapProps {
  listings: readonly Listing[];
  here: Coordinates;
  className: string;
}

/**
 * The offers on a map: each place a marker that shows what is there. For eyes and pointers; the list beside it is the same
 * for keyboard and reader, so that markers are no stops of the keyboard.
 */
export function ShopMap({ listings, here, className }: ShopMapProps) {
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const { map, frame } = useTileMap();
  useMapView(map, here, listings);
  const clusters = useListingClusters(map, listings);
  useMapMarkers(map, { clusters, here, selectedKey, onSelect: setSelectedKey });
  // Another scale or filter may have taken the marker away.
  const selected = clusters.find(({ key }) => key === selectedKey);
  const close = () => {
    setSelectedKey(null);
    // The button goes with what it closes.
    map?.getContainer().focus({ preventScroll: true });
  };
  return (
    <section aria-label="Map of these offers" className={classNames('relative isolate', className)}>
      <div ref={frame} className="size-full" />
      {selected && <ClusterPanel cluster={selected} here={here} onClose={close} />}
    </section>
  );
}
