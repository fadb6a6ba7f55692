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

/** The cluster that has the first of the selected listings that is still there. */
const findSelected = (clusters: readonly ListingCluster[], selected: ListingCluster | null) =>
  selected?.listings
    .map(({ id }) => clusters.find(({ listings }) => listings.some((listing) => listing.id === id)))
    .find((cluster) => cluster !== undefined) ?? null;

/**
 * The listings on a map. Its markers are not in the tab order: the list beside it has the same listings, and a
 * thousand markers would be a thousand stops.
 */
export function ShopMap({ className, ...content }: ShopMapProps) {
  const { here, listings } = content;
  const [chosen, choose] = useState<ListingCluster | null>(null);
  const { map, frame } = useTileMap();
  useMapView(map, content);
  const clusters = useListingClusters(map, listings);
  // A zoom, a filter or a refreshed catalogue may make other clusters of the same listings.
  const selected = useMemo(() => findSelected(clusters, chosen), [clusters, chosen]);
  useMapMarkers(map, { clusters, here, selected, onSelect: choose });
  const close = () => {
    choose(null);
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
