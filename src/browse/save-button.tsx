import { Bookmark } from 'lucide';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import type { Listing } from '@/listings/listing';
import { toggleSaved } from './save-listing';
import { useIsSaved } from './saved';
import { Icon } from '@/ui/icon';

/** The bookmark of a row or tile. Its touch target is larger than what it covers of a photo. */
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
          className={classNames('size-3 lg:size-4', isSaved && 'fill-current text-brand')}
        />
      </span>
    </button>
  );
}
