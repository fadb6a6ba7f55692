import { useMemo } from 'react';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { isRecord, parseList } from '@/platform/parse-values';
import { useLikes } from './likes';
import type { Listing } from '@/listings/listing';
import { toRowDiscount } from '@/listings/listing-state';
import { useStore } from '@/ui/use-store';

/** How many listings a device keeps. */
export const savedLimit = 100;
const longestName = 200;

export interface SavedListing {
  id: string;
  /** Tells which listing it was once that is gone from the catalogue. */
  name: string;
  /** What it said when it was saved. All of these are absent in what was saved before the device kept them. */
  company?: string;
  /** Birr; null where it said none. */
  price?: number | null;
  /** As the API spells it: a percentage, 'waiting' or 'ended'; null for none. */
  discount?: number | string | null;
  /** When it was saved, by the clock of this device, in ms. */
  at?: number;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestName;

/**
 * What was stored, as a list of one; empty where it cannot be read. By hand: a library of schemas would come
 * before the first offers.
 */
function parseSaved(json: unknown): SavedListing[] {
  if (!isRecord(json)) return [];
  const { id, name, company, price, discount, at } = json;
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [
    {
      id,
      name,
      ...(isText(company) && { company }),
      ...((isNumber(price) || price === null) && { price }),
      ...((isNumber(discount) || isText(discount) || discount === null) && { discount }),
      ...(isNumber(at) && { at }),
    },
  ];
}

/** The listings that this device keeps, the last saved first. */
export const saved = createPersistedStore<readonly SavedListing[]>({
  key: 'gulit:saved',
  parse: (json) => parseList(json).flatMap(parseSaved).slice(0, savedLimit),
  toJson: (listings) => (listings.length > 0 ? listings : null),
});

/** What to keep of a listing that is saved now. */
const noteOf = ({ id, name, company, price, discount }: Listing): SavedListing => ({
  id,
  name: name.slice(0, longestName),
  company: company.slice(0, longestName),
  price,
  discount: toRowDiscount(discount),
  at: Date.now(),
});

/** Puts these before what is saved already; returns false where they last only as long as the page. */
export function keepSaved(listings: readonly SavedListing[]): boolean {
  const ids = new Set(listings.map(({ id }) => id));
  return saved.update((all) => [...listings, ...all.filter(({ id }) => !ids.has(id))].slice(0, savedLimit));
}

/** Keeps listings with what they say now; see `keepSaved`. */
export const keepListings = (listings: readonly Listing[]): boolean => keepSaved(listings.map(noteOf));

/** Keeps these no longer. */
export const dropSaved = (ids: ReadonlySet<string>): boolean =>
  saved.update((all) => all.filter(({ id }) => !ids.has(id)));

/** Whether a listing counts as saved. */
export function useIsSaved(id: string): boolean {
  const isLiked = useLikes().has(id);
  return useStore(saved).some((one) => one.id === id) || isLiked;
}

/** The ids of all that is saved, the last first: by the device, and what the signed-in visitor likes. */
export function useSavedIds(): ReadonlySet<string> {
  const stored = useStore(saved);
  const liked = useLikes();
  return useMemo(() => new Set([...stored.map(({ id }) => id), ...liked]), [stored, liked]);
}
