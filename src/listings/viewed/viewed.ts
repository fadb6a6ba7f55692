import { createStore } from '@/lib/create-store';
import { readKept, removeKept, watchKept, writeKept } from '@/lib/kept-json';

const key = 'gulit:viewed';
const maximum = 12;

function readViewed(): readonly string[] {
  const kept = readKept(key);
  return Array.isArray(kept)
    ? kept.filter((id): id is string => typeof id === 'string').slice(0, maximum)
    : [];
}

/** The ids of the listings opened last in this browser, the latest first, at most 12. */
export const viewed = createStore<readonly string[]>(readViewed());

watchKept(key, () => viewed.write(readViewed()));

/** From memory where the last could not be kept. */
let isKept = true;

/** Remembers that a listing was opened. */
export function noteViewed(id: string): void {
  const next = [id, ...(isKept ? readViewed() : viewed.read()).filter((other) => other !== id)].slice(
    0,
    maximum,
  );
  isKept = writeKept(key, next);
  viewed.write(next);
}

export function clearViewed(): void {
  removeKept(key);
  viewed.write([]);
}
