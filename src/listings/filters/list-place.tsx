import { type ReactNode, useContext, useId, useState } from 'react';
import { PlaceLine } from '@/listings/place/place-line';
import { TownPicker } from '@/listings/place/town-picker';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';

interface ListPlaceProps {
  /** Whether the list goes by distance; a place that was picked by hand is named on every list. */
  isNeeded: boolean;
  /** The count of the list. */
  children: ReactNode;
}

/**
 * On a phone, from where the distances of a list are measured, below its count: one button as large as both, which opens the
 * choice of another place. A line of its own would push the offers down on every list of the visit. A desktop shows the
 * place beside the distance.
 */
export function ListPlace({ isNeeded, children }: ListPlaceProps) {
  const place = useVisitorPlace();
  const placeLine = useContext(PlaceLine);
  const [isChanging, setChanging] = useState(false);
  const picker = useId();
  if (placeLine || place.status !== 'known' || (place.town === null && !isNeeded)) return children;
  return (
    <>
      <div className="relative flex min-h-11 flex-col justify-center text-right text-xs lg:contents">
        {children}
        <p className="max-w-24 truncate lg:hidden">
          <span className="sr-only">Distances from </span>
          <strong className="text-brand underline">{place.town ?? 'where you are'}</strong>
        </p>
        <button
          type="button"
          aria-label="Change the place"
          aria-expanded={isChanging}
          aria-controls={picker}
          onClick={() => setChanging(!isChanging)}
          className="absolute inset-0 rounded-control lg:hidden"
        />
      </div>
      <div id={picker} className={isChanging ? 'order-last flex w-full lg:hidden' : 'hidden'}>
        {isChanging && <TownPicker current={place.town} />}
      </div>
    </>
  );
}
