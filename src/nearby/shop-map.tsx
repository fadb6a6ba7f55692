import { useMemo, useState } from 'react';
import 'leaflet/dist/leaflet.css';
import './shop-map.css';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { ClusterPanel } from './cluster-panel';
import { useMapMarkers, type MapContent, useMapView, useTileMap } from './use-tile-map';
import { type ListingCluster, useListingClusters } from './listing-clusters';

interface ShopMapProps extends MapContent {
  className: string;
}

/** Finds the cluster of the first selected listing that still exists. */
const findSelected = (clusters: readonly ListingCluster[], selected: ListingCluster | null) =>
  selected?.listings
    .map(({ id }) => clusters.find(({ listings }) => listings.some((listing) => listing.id === id)))
    .find((cluster) => cluster !== undefined) ?? null;

/**
 * A map of listings. Its markers are not tab stops: the list beside it has the same listings, and there may be
 * a thousand markers.
 */
export function ShopMap({ className, ...content }: ShopMapProps) {
  const { here, listings } = content;
  const [chosen, choose] = useState<ListingCluster | null>(null);
  const { map, frame } = useTileMap();
  useMapView(map, content);
  const clusters = useListingClusters(map, listings);
  // After a zoom, a filter or a refresh the same listings may form other clusters.
  const selected = useMemo(() => findSelected(clusters, chosen), [clusters, chosen]);
  useMapMarkers(map, { clusters, here, selected, onSelect: choose });
  const close = () => {
    choose(null);
    // The focused button unmounts with the panel.
    map?.getContainer().focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('Map of these offers')} className={classNames('relative isolate', className)}>
      <div ref={frame} className="size-full" />
      {selected && <ClusterPanel cluster={selected} here={here} onClose={close} />}
    </section>
  );
}
