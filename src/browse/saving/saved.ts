import { useMemo } from 'react';
import { createUserLikes } from '@/account/create-user-likes';
import { useUser } from '@/account/session';
import type { Listing } from '@/listings/listing';
import { toRowDiscount } from '@/listings/navigation-state';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { isRecord, parseList } from '@/platform/parse-values';
import { limitText } from '@/platform/text/limit-text';
import { useStore } from '@/ui/use-store';

export const likes = createUserLikes('gulit:likes');

const noIds: ReadonlySet<string> = new Set();

/** The ids of the listings that the user likes; empty when signed out. */
export function useLikes(): ReadonlySet<string> {
  const user = useUser();
  const all = useStore(likes);
  return (user && all.get(user.id)) ?? noIds;
}

export const savedLimit = 100;
/** A fifth offer would not fit a desktop. */
export const maxCompared = 4;
/** In characters. Some sellers write a whole description into the name. */
const maxNameLength = 200;

export interface SavedListing {
  id: string;
  /** Shown if the listing has left the catalogue. */
  name: string;
  /** The listing as it was when saved. Older records lack these fields. */
  company?: string;
  /** In Birr; null without a price. */
  price?: number | null;
  /** In the API's spelling: a percentage, 'waiting' or 'ended'. null without a discount. */
  discount?: number | string | null;
  /** When the listing was saved, in ms by this device's clock. */
  at?: number;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Read without Valibot (docs/decisions.md, Each catalogue row is parsed alone). Leaves out an unreadable record. */
function parseSaved(json: unknown): SavedListing[] {
  if (!isRecord(json)) return [];
  const { id, name, company, price, discount, at } = json;
  if (!isText(id) || !isText(name)) return [];
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

/** The listings saved on this device, most recent first. */
export const savedListings = createPersistedStore<readonly SavedListing[]>({
  key: 'gulit:saved',
  parse: (json) => parseList(json).flatMap(parseSaved).slice(0, savedLimit),
  toJson: (listings) => (listings.length > 0 ? listings : null),
});

const toSavedListing = ({ id, name, company, price, discount }: Listing): SavedListing => ({
  id,
  name: limitText(name, maxNameLength),
  company: limitText(company, maxNameLength),
  price,
  discount: toRowDiscount(discount),
  at: Date.now(),
});

/** Returns false if the browser stores nothing. The listings then stay saved until the page closes. */
export function saveListings(listings: readonly Listing[]): boolean {
  const ids = new Set(listings.map(({ id }) => id));
  return savedListings.update((all) =>
    [...listings.map(toSavedListing), ...all.filter(({ id }) => !ids.has(id))].slice(0, savedLimit),
  );
}

export function useIsSaved(id: string): boolean {
  const isLiked = useLikes().has(id);
  return useStore(savedListings).some((one) => one.id === id) || isLiked;
}

/** The ids of all saved listings, most recent first: those on this device and those that the visitor likes. */
export function useSavedIds(): ReadonlySet<string> {
  const stored = useStore(savedListings);
  const liked = useLikes();
  return useMemo(() => new Set([...stored.map(({ id }) => id), ...liked]), [stored, liked]);
}
