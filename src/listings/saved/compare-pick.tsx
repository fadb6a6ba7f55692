import { ArrowLeftRight } from 'lucide';
import { Link } from 'react-router-dom';
import { RichText } from '@/language/rich-text';
import { plural, t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { Icon } from '@/ui/icon';
import { comparedLimit, useComparedIds } from './compare-choice';

interface ComparePickProps {
  listing: Listing;
  /** The ids chosen so far. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Chooses a saved listing to compare, with the way to the comparison beside it once there are two. */
export function ComparePick({ listing, chosen, onChoose }: ComparePickProps) {
  const { comparePath } = useComparedIds();
  const isChosen = chosen.includes(listing.id);
  const isFull = !isChosen && chosen.length >= comparedLimit;
  const name = <span className="sr-only">{listing.name}</span>;
  return (
    // From a tablet on in the lower corner of the row, which is free there.
    <div className="flex items-center justify-between gap-3 px-1 text-sm sm:absolute sm:top-25 sm:right-2 sm:flex-row-reverse">
      <label className={classNames('tap flex items-center gap-2', isFull && 'text-muted')}>
        <input
          type="checkbox"
          className="size-4 accent-brand"
          checked={isChosen}
          disabled={isFull}
          onChange={() =>
            onChoose(isChosen ? chosen.filter((id) => id !== listing.id) : [...chosen, listing.id])
          }
        />
        {isFull ? (
          <RichText of="Four are chosen {name}" values={{ name }} />
        ) : (
          <RichText of="Compare {name}" values={{ name }} />
        )}
      </label>
      {isChosen && chosen.length === 1 && <span className="text-muted">{t('Choose one more')}</span>}
      {isChosen && chosen.length > 1 && (
        <Link
          to={comparePath(chosen)}
          className="tap inline-flex items-center gap-2 font-semibold text-brand"
        >
          <Icon of={ArrowLeftRight} className="size-4" />
          {plural(chosen.length, { one: 'Compare {count} offer', other: 'Compare {count} offers' })}
        </Link>
      )}
    </div>
  );
}
