import { useState } from 'react';
import { useAccountId } from '@/account/session';
import { useLikes, type SavedListing, saved } from '@/browse/saving/saved';
import { useStore } from '@/ui/use-store';

/** How a listing was saved. */
export interface SavedBefore {
  id: string;
  /** The device's record; null if a like alone saved it. */
  kept: SavedListing | null;
  isLiked: boolean;
}

interface Saved {
  accountId: string | null;
  /** Saved on the device. */
  stored: readonly SavedListing[];
  liked: ReadonlySet<string>;
}

interface Shown extends Saved {
  /** Current and former records, by id. */
  listings: ReadonlyMap<string, SavedBefore>;
}

/** Adds the currently saved listings to those shown before, which keep their position. */
function show(now: Saved, before: ReadonlyMap<string, SavedBefore>): Shown {
  const stored = new Map(now.stored.map((kept) => [kept.id, kept]));
  const current = [...stored.keys(), ...now.liked].map(
    (id) => [id, { id, kept: stored.get(id) ?? null, isLiked: now.liked.has(id) }] as const,
  );
  const added = current.filter(([id]) => !before.has(id));
  return { ...now, listings: new Map([...added, ...before, ...current]) };
}

/**
 * Returns what was saved at any time during this visit, so that a second tap undoes a mistaken one, and *Save
 * all again* undoes *Clear all*. Another account's likes disappear, and so do ids passed to `remove`.
 */
export function useSavedDuringVisit() {
  const accountId = useAccountId();
  const stored = useStore(saved);
  const liked = useLikes();
  const now = { accountId, stored, liked };
  const [last, setLast] = useState(() => show(now, new Map()));
  const remove = (ids: readonly string[]) =>
    setLast({ ...last, listings: new Map([...last.listings].filter(([id]) => !ids.includes(id))) });
  if (last.accountId === accountId && last.stored === stored && last.liked === liked)
    return { shown: last.listings, remove };
  const isOtherAccount = last.accountId !== null && last.accountId !== accountId;
  const next = show(now, isOtherAccount ? new Map() : last.listings);
  setLast(next);
  return { shown: next.listings, remove };
}
