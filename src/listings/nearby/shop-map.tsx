import { useState } from 'react';
import 'leaflet/dist/leaflet.css';
import './shop-map.css';
import { t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import type { Coordinates } from '@/lib/coordinates';
import type { Listing } from '@/listings/catalogue/listing';
import { ClusterPanel } from './cluster-panel';
import { useMapMarkers } from './use-map-markers';
import { useListingClusters } from './listing-clusters';
import { useMapView, useTileMap } from './use-tile-map';

interface ShopMapProps {
  listings: readonly Listing[];
  /** null for a map that shows only the listings. */
  here: Coordinates | null;
  className: string;
}

/**
 * The listings on a map. Its markers are not in the tab order: the list beside it has the same listings, and a
 * thousand markers would be a thousand stops.
 */
export function ShopMap({ listings, here, className }: ShopMapProps) {
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const { map, frame } = useTileMap();
  useMapView(map, here, listings);
  const clusters = useListingClusters(map, listings);
  useMapMarkers(map, { clusters, here, selectedKey, onSelect: setSelectedKey });
  // After a zoom or a filter there may be no marker of this key.
  const selected = clusters.find(({ key }) => key === selectedKey);
  const close = () => {
    setSelectedKey(null);
    // The focused button is removed with the panel.
    map?.getContainer().focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('Map of these offers')} className={classNames('relative isolate', className)}>
      <div ref={frame} className="size-full" />
      {selected && <ClusterPanel cluster={selected} here={here} onClose={close} />}
    </section>
  );
}
