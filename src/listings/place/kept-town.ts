import { isRecord } from '@/lib/is-record';
import { readKept, removeKept, writeKept } from '@/lib/kept-json';
import { parseCoordinates } from '@/listings/catalogue/parse-coordinates';
import type { Town } from './towns';

const key = 'gulit:town';

/** The town that was picked by hand at an earlier visit; the whole of it is kept, so that no page needs the list of towns. */
export function readTown(): Town | null {
  const kept = readKept(key);
  const coordinates = isRecord(kept) ? parseCoordinates(kept) : null;
  return isRecord(kept) && typeof kept['name'] === 'string' && coordinates
    ? { name: kept['name'], ...coordinates }
    : null;
}

export const keepTown = (town: Town) => writeKept(key, town);
export const forgetTown = () => removeKept(key);
