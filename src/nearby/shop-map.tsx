import { X } from 'lucide';
import { useMemo, useState } from 'react';
import { ListingLink } from '@/browse/listing-link';
import { SmallListing } from '@/browse/small-listing';
import { formatDistance, formatMoney } from '@/language/format';
import { plural, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';
import { IconButton } from '@/ui/button';
import { useListingClusters, type ListingCluster } from './listing-clusters';
import { useMapMarkers, useMapView, useTileMap, type MapContent } from './use-tile-map';
import 'leaflet/dist/leaflet.css';
import './shop-map.css';

interface ShopMapProps extends MapContent {
  className: string;
}

/** Finds the new cluster of the selected listings: the one with the first of them that still exists. */
const findSelected = (clusters: readonly ListingCluster[], selected: ListingCluster | null) =>
  selected?.listings
    .map(({ id }) => clusters.find(({ listings }) => listings.some((listing) => listing.id === id)))
    .find((cluster) => cluster !== undefined) ?? null;

/**
 * A map of listings. Its markers are not tab stops, because there may be a thousand. A keyboard reaches the same
 * listings in the list beside the map.
 */
export function ShopMap({ className, ...content }: ShopMapProps) {
  const { here, listings } = content;
  const [selection, setSelection] = useState<ListingCluster | null>(null);
  const { map, frame } = useTileMap();
  useMapView(map, content);
  const clusters = useListingClusters(map, listings);
  // After a zoom, a filter or a refresh, the selected listings may be in another cluster.
  const selected = useMemo(() => findSelected(clusters, selection), [clusters, selection]);
  useMapMarkers(map, { clusters, here, selected, onSelect: setSelection });
  const close = () => {
    setSelection(null);
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

/** How many listings the panel shows. More would slow a phone, and the list beside the map has all of them. */
const maxRows = 20;

interface ClusterPanelProps {
  cluster: ListingCluster;
  here: Coordinates | null;
  onClose: () => void;
}

/** The listings of a selected marker. They cover the map, but not its buttons. */
export function ClusterPanel({ cluster, here, onClose }: ClusterPanelProps) {
  const distance = here && formatDistance(distanceInKilometres(here, cluster.coordinates));
  return (
    <section
      aria-label={t('Offers at this location')}
      className="absolute top-2 right-2 left-16 z-[1000] ml-auto flex max-h-[70%] max-w-sm flex-col overflow-hidden rounded-card border border-line bg-surface shadow-floating"
    >
      <p className="flex items-center justify-between pl-3 text-sm text-muted">
        {distance === null ? t('Offers at this location') : t('{distance} away', { distance })}
        <IconButton label={t('Close')} icon={X} iconClass="size-4" onClick={onClose} />
      </p>
      <ul className="overflow-y-auto px-1 pb-1">
        {cluster.listings.slice(0, maxRows).map((listing) => (
          <li key={listing.id}>
            <ListingLink
              listing={listing}
              className="tap flex items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken"
            >
              <SmallListing listing={listing}>
                {/* The price is on the second line, because on a phone the name needs the whole first line. */}
                <span className="flex gap-2 text-sm">
                  <bdi className="min-w-0 flex-1 truncate text-left text-muted">{listing.company}</bdi>
                  {listing.price !== null && (
                    <span className="max-w-3/4 shrink-0 truncate font-semibold text-brand">
                      {formatMoney(listing.price)}
                    </span>
                  )}
                </span>
              </SmallListing>
            </ListingLink>
          </li>
        ))}
      </ul>
      {cluster.listings.length > maxRows && (
        <p className="px-3 pb-2 text-xs text-muted">
          {plural(cluster.listings.length - maxRows, {
            one: 'The list has {count} more.',
            other: 'The list has {count} more.',
          })}
        </p>
      )}
    </section>
  );
}
