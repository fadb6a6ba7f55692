import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';
import type { Coordinates } from '@/lib/distance';
import { parseListings } from '@/listings/catalogue/parse-listings';

/** What counts as near, in km; the call sends it as it is written (spec section 9). */
export const nearbyRadius = 2;

/** Six decimals, as everywhere (spec section 9): a tenth of a metre. */
const degrees = (value: number) => value.toFixed(6);

/** What the server finds near a place (spec section 7, `GET /api/products/nearby/`). */
export function nearbyQuery({ latitude, longitude }: Coordinates) {
  const lat = degrees(latitude);
  const lng = degrees(longitude);
  return queryOptions({
    queryKey: ['products', 'nearby', lat, lng],
    queryFn: async ({ signal }) => {
      const path = `/api/products/nearby/?lat=${lat}&lng=${lng}&radius=${nearbyRadius}` as const;
      return parseListings(await getJson(path, v.array(v.unknown()), signal), Date.now());
    },
  });
}
