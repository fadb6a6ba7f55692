import { useMemo } from 'react';
import { createPersistedStore } from '@/browser/create-persisted-store';
import { isRecord } from '@/lib/parse-values';
import { useLikes } from '@/listings/actions/likes';
import { useStore } from '@/ui/use-store';

/** How many listings a device keeps. */
export const savedLimit = 100;
const longestName = 200;

export interface SavedListing {
  id: string;
  /** Tells which listing it was once that is gone from the catalogue. */
  name: string;
}

/**
 * What was stored, as a list of one; empty where it cannot be read. By hand: a library of schemas would come
 * before the first offers.
 */
function parseSaved(json: unknown): SavedListing[] {
  if (!isRecord(json)) return [];
  const { id, name } = json;
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}

/** The listings that this device keeps, the last saved first. */
export const saved = createPersistedStore<readonly SavedListing[]>({
  key: 'gulit:saved',
  parse: (json) => (Array.isArray(json) ? json : []).flatMap(parseSaved).slice(0, savedLimit),
  toJson: (listings) => (listings.length > 0 ? listings : null),
});

/** Keeps a listing; returns false where it lasts only as long as the page. */
export const keepSaved = ({ id, name }: SavedListing): boolean =>
  saved.update((all) => [{ id, name: name.slice(0, longestName) }, ...all.filter((one) => one.id !== id)]);

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
