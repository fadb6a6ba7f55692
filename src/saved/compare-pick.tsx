import { ArrowLeftRight } from 'lucide';
import { Link } from 'react-router-dom';
import { RichText } from '@/language/rich-text';
import { plural, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import type { Listing } from '@/listings/listing';
import { Icon } from '@/ui/icon';
import { comparedLimit, useComparedIds } from './compare-choice';

interface ComparePickProps {
  listing: Listing;
  /** The ids chosen so far. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** A checkbox that chooses a saved listing for comparison, with a link to the comparison once there are two. */
export function ComparePick({ listing, chosen, onChoose }: ComparePickProps) {
  const { comparePath } = useComparedIds();
  const isChosen = chosen.includes(listing.id);
  const isFull = !isChosen && chosen.length >= comparedLimit;
  const name = <span className="sr-only">{listing.name}</span>;
  return (
    // From tablets on it is in the row's lower corner, over the end of a long seller line.
    <div className="flex items-center justify-between gap-3 px-1 text-sm sm:absolute sm:top-24.5 sm:right-2 sm:flex-row-reverse sm:bg-surface sm:pl-2">
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
        {/* The link beside it contains the word as well. */}
        <span className={classNames(isChosen && chosen.length > 1 && 'sm:sr-only')}>
          {isFull ? (
            <RichText of="Four are chosen {name}" values={{ name }} />
          ) : (
            <RichText of="Compare {name}" values={{ name }} />
          )}
        </span>
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
