import { Bookmark } from 'lucide';
import { useLocation } from 'react-router-dom';
import { toggleSaved } from '@/browse/saving/save-listing';
import { useIsSaved } from '@/browse/saving/saved';
import { newSinceLastVisit } from '@/browse/searches/saved-searches';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';

/** The bookmark of a row or tile. Its touch target is larger than the visible button. */
export function SaveButton({ listing }: { listing: Listing }) {
  const isSaved = useIsSaved(listing.id);
  return (
    <button
      type="button"
      aria-label={t('Save {name}', { name: listing.name })}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(listing, isSaved)}
      className="tap group/action grid place-items-center -outline-offset-4!"
    >
      <span className="grid size-5 place-items-center rounded-full border border-line bg-surface text-ink lg:size-7 group-hover/action:border-edge">
        <Icon
          of={Bookmark}
          className={classNames('size-3.5 lg:size-4', isSaved && 'fill-current text-brand')}
        />
      </span>
    </button>
  );
}

/** Marks an offer that is new in a saved search since the last visit. */
export function NewBadge({ listing }: { listing: Listing }) {
  const { key } = useLocation();
  const { entry, ids } = useStore(newSinceLastVisit);
  if (entry !== key || !ids.has(listing.id)) return null;
  return (
    <span className="pointer-events-none absolute top-1 left-1 rounded-control bg-sale px-1.5 text-[0.6875rem] leading-4.5 font-semibold text-canvas">
      {t('New offer')}
    </span>
  );
}
