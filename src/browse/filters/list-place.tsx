import { type ReactNode, useId, useState } from 'react';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import { TownPicker } from '@/place/town-picker';

interface ListPlaceProps {
  /** The manually chosen place; null for the visitor's own. */
  town: string | null;
  /** The list's count. */
  children: ReactNode;
}

const shown = (words: string) => <strong className="text-brand underline">{words}</strong>;

/**
 * On a phone: one button below the list's count that shows where distances are measured from, and changes it. A
 * line of its own would push the offers down. On a desktop the place stands beside the distance filter.
 */
export function ListPlace({ town, children }: ListPlaceProps) {
  const [isChanging, setChanging] = useState(false);
  const picker = useId();
  return (
    <>
      <div className="relative flex min-h-11 flex-col justify-center text-right text-xs lg:contents">
        {children}
        <p className="max-w-24 truncate lg:hidden">
          {town === null ? (
            <RichText
              of="<spoken>Distances from</spoken> <place>where you are</place>"
              values={{ spoken: visuallyHidden, place: shown }}
            />
          ) : (
            <RichText
              of="<spoken>Distances from</spoken> {place}"
              values={{ spoken: visuallyHidden, place: shown(t(town)) }}
            />
          )}
        </p>
        <button
          type="button"
          aria-label={t('Change the place')}
          aria-expanded={isChanging}
          aria-controls={picker}
          onClick={() => setChanging(!isChanging)}
          className="absolute inset-0 rounded-control lg:hidden"
        />
      </div>
      <div id={picker} className={isChanging ? 'order-last flex w-full lg:hidden' : 'hidden'}>
        {isChanging && <TownPicker />}
      </div>
    </>
  );
}
