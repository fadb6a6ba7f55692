import { ArrowLeftRight } from 'lucide';
import { Link } from 'react-router-dom';
import { maxCompared } from '@/browse/saving/saved';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { besideBoxClass, pageBarRef } from '@/ui/bottom-bars';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useComparedIds } from './use-compared-ids';

interface CompareBarProps {
  chosen: readonly string[];
}

/**
 * The link to the comparison, at the bottom of the screen. In the document, it follows the checkbox that was ticked
 * last, so that the next Tab reaches it.
 */
export function CompareBar({ chosen }: CompareBarProps) {
  const { pathToCompare } = useComparedIds();
  return (
    <div
      ref={pageBarRef}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 flex min-h-15 items-center justify-center border-t border-line bg-canvas px-4 py-2 low:static',
        besideBoxClass,
      )}
    >
      {chosen.length < 2 ? (
        <p className="text-muted">{t('Choose one more')}</p>
      ) : (
        <Link to={pathToCompare(chosen)} className={buttonClass('primary', 'max-lg:flex-1')}>
          <Icon of={ArrowLeftRight} className="size-4" />
          {t('Compare {count}', { count: chosen.length })}
        </Link>
      )}
    </div>
  );
}

interface ComparePickProps extends CompareBarProps {
  listing: Listing;
  onChoose: (ids: readonly string[]) => void;
}

export function ComparePick({ listing, chosen, onChoose }: ComparePickProps) {
  const isChosen = chosen.includes(listing.id);
  const isFull = !isChosen && chosen.length >= maxCompared;
  const name = <span className="sr-only">{listing.name}</span>;
  return (
    <>
      {/* On tablets and desktops, the checkbox covers the end of the row's last line. */}
      <label
        className={classNames(
          'tap flex items-center gap-2 self-start px-1 text-sm sm:absolute sm:top-24.5 sm:right-2 sm:bg-surface sm:pl-2',
          isFull && 'text-muted',
        )}
      >
        <input
          type="checkbox"
          className="size-4 accent-brand"
          checked={isChosen}
          disabled={isFull}
          onChange={() =>
            onChoose(isChosen ? chosen.filter((id) => id !== listing.id) : [...chosen, listing.id])
          }
        />
        <span>
          {isFull ? (
            <RichText of="Four already chosen {name}" values={{ name }} />
          ) : (
            <RichText of="Compare {name}" values={{ name }} />
          )}
        </span>
      </label>
      {chosen.at(-1) === listing.id && <CompareBar chosen={chosen} />}
    </>
  );
}
