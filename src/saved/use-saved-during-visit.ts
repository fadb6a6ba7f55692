import { useState } from 'react';
import { useAccountId } from '@/account/session';
import { savedListings, useLikes, type SavedListing } from '@/browse/saving/saved';
import { useStore } from '@/ui/use-store';

/** How a listing was saved. */
export interface SavedDuringVisit {
  id: string;
  /** The device's record; null if the listing was only liked. */
  record: SavedListing | null;
  isLiked: boolean;
}

interface SavedNow {
  accountId: string | null;
  onDevice: readonly SavedListing[];
  liked: ReadonlySet<string>;
}

interface Displayed extends SavedNow {
  /** Current and earlier records, by id. */
  listings: ReadonlyMap<string, SavedDuringVisit>;
}

/** Adds the saved listings to those that were shown before, which stay where they are. */
function mergeSaved(saved: SavedNow, before: ReadonlyMap<string, SavedDuringVisit>): Displayed {
  const records = new Map(saved.onDevice.map((record) => [record.id, record]));
  const current = [...records.keys(), ...saved.liked].map(
    (id) => [id, { id, record: records.get(id) ?? null, isLiked: saved.liked.has(id) }] as const,
  );
  const added = current.filter(([id]) => !before.has(id));
  return { ...saved, listings: new Map([...added, ...before, ...current]) };
}

/**
 * Returns everything that was saved at some time since the page was opened, so that a second tap undoes the first, and
 * *Save all again* undoes *Clear all*. Leaves out likes of another account, and ids passed to `remove`.
 */
export function useSavedDuringVisit() {
  const accountId = useAccountId();
  const onDevice = useStore(savedListings);
  const liked = useLikes();
  const saved = { accountId, onDevice, liked };
  const [displayed, setDisplayed] = useState(() => mergeSaved(saved, new Map()));
  const remove = (ids: readonly string[]) =>
    setDisplayed({
      ...displayed,
      listings: new Map([...displayed.listings].filter(([id]) => !ids.includes(id))),
    });
  if (displayed.accountId === accountId && displayed.onDevice === onDevice && displayed.liked === liked)
    return { shown: displayed.listings, remove };
  const isOtherAccount = displayed.accountId !== null && displayed.accountId !== accountId;
  const next = mergeSaved(saved, isOtherAccount ? new Map() : displayed.listings);
  setDisplayed(next);
  return { shown: next.listings, remove };
}
