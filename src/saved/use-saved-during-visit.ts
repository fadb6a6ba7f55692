import { useState } from 'react';
import { useAccountId } from '@/account/session';
import { useLikes } from '@/browse/likes';
import { useStore } from '@/ui/use-store';
import { type SavedListing, saved } from '@/browse/saved';

/** How a listing was saved. */
export interface SavedBefore {
  id: string;
  /** What the device wrote down; null where it was saved by a like alone. */
  kept: SavedListing | null;
  isLiked: boolean;
}

interface Saved {
  accountId: string | null;
  /** On the device. */
  stored: readonly SavedListing[];
  liked: ReadonlySet<string>;
}

interface Shown extends Saved {
  /** By their ids, as they are saved, or were saved last. */
  listings: ReadonlyMap<string, SavedBefore>;
}

/** Adds what is saved now to what was shown before; what was there keeps its place. */
function show(now: Saved, before: ReadonlyMap<string, SavedBefore>): Shown {
  const stored = new Map(now.stored.map((kept) => [kept.id, kept]));
  const current = [...stored.keys(), ...now.liked].map(
    (id) => [id, { id, kept: stored.get(id) ?? null, isLiked: now.liked.has(id) }] as const,
  );
  const added = current.filter(([id]) => !before.has(id));
  return { ...now, listings: new Map([...added, ...before, ...current]) };
}

/**
 * What to show: what is saved, and what was saved since the page opened, so that a tap on the wrong bookmark is
 * taken back by a second one, and *Clear all* by *Save all again*. What an account liked goes with it, and what
 * `remove` is called for.
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
  const isOthers = last.accountId !== null && last.accountId !== accountId;
  const next = show(now, isOthers ? new Map() : last.listings);
  setLast(next);
  return { shown: next.listings, remove };
}
