import { useCallback } from 'react';
import type { Coordinates } from '@/lib/distance';
import type { Listing } from '@/listings/catalogue/listing';
import { ListResults } from '@/listings/results/list-results';
import type { ProductListProps } from '@/listings/results/product-results';
import { MapPanel } from './map-panel';

/** A list by distance, with its map (the layout `nearby`). */
export function NearestList({ here, ...list }: ProductListProps & { here: Coordinates }) {
  const overview = useCallback(
    (shown: readonly Listing[]) => <MapPanel listings={shown} here={here} />,
    [here],
  );
  return <ListResults {...list} shape="single" usualSort="nearest" overview={overview} />;
}
