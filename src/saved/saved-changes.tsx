import { ArrowDown, Info } from 'lucide';
import { classNames } from '@/platform/class-names';
import type { Listing } from '@/listings/listing';
import { Icon } from '@/ui/icon';
import { changesOf } from './changes-of';
import type { SavedListing } from '@/browse/saved';

interface SavedChangesProps {
  /** What the device wrote down; nothing where it was saved by a like alone. */
  kept: SavedListing | null | undefined;
  listing: Listing;
}

/** What has changed of an offer since it was saved; nothing where nothing has. */
export function SavedChanges({ kept, listing }: SavedChangesProps) {
  if (!kept) return null;
  return changesOf(kept, listing).map(({ words, isBetter }) => (
    <p
      key={words}
      className={classNames(
        'flex items-center gap-1.5 px-1 pt-2 text-sm font-semibold',
        isBetter ? 'text-ok' : 'text-ink',
      )}
    >
      <Icon of={isBetter ? ArrowDown : Info} className="size-4 shrink-0" />
      {words}
    </p>
  ));
}
