import { MapPin } from 'lucide';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { formatMoney } from '@/lib/format';
import { locateVisitor, pickTown } from '@/listings/place/locate-visitor';
import { addisAbaba, otherTowns, type Town } from '@/listings/place/towns';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { BottomSheet } from '@/ui/bottom-sheet';
import { Icon } from '@/ui/icon';
import type { ListingFilters } from './listing-filters';

interface ToggleProps {
  isSet: boolean;
  onPress: () => void;
  /** Whether it opens a dialog instead of changing at once. */
  opens?: boolean;
  children: ReactNode;
}

function Toggle({ isSet, onPress, opens = false, children }: ToggleProps) {
  return (
    <button
      type="button"
      {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isSet })}
      onClick={onPress}
      className="group tap flex shrink-0 items-center rounded-full"
    >
      <span
        className={classNames(
          'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap',
          isSet
            ? 'border-brand bg-sunken font-semibold text-brand'
            : 'border-line bg-surface group-hover:border-edge',
        )}
      >
        {children}
      </span>
    </button>
  );
}

interface PlaceSheetProps {
  current: string | null;
  onPick: () => void;
  onClose: () => void;
}

/** All places, each one tap: a choice closes the sheet, and the list behind it is in its order. */
function PlaceSheet({ current, onPick, onClose }: PlaceSheetProps) {
  return (
    <BottomSheet title="Near which place?" closeLabel="Close the places" onClose={onClose}>
      {(close) => {
        const choose = (town: Town | null) => {
          if (town) pickTown(town);
          else locateVisitor();
          onPick();
          close();
        };
        const group = (title: string, towns: readonly Town[]) => (
          <section aria-label={title}>
            <h3 className="mt-2 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
            <div className="flex flex-wrap gap-x-2">
              {towns.map((town) => (
                <Toggle key={town.name} isSet={town.name === current} onPress={() => choose(town)}>
                  {town.name}
                </Toggle>
              ))}
            </div>
          </section>
        );
        return (
          <div className="overflow-y-auto px-4 py-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <Toggle isSet={false} onPress={() => choose(null)}>
              <Icon of={MapPin} className="size-4" />
              My location
            </Toggle>
            {group('Addis Ababa', addisAbaba)}
            {group('Other towns', otherTowns)}
          </div>
        );
      }}
    </BottomSheet>
  );
}

interface ShortcutsProps {
  filters: ListingFilters;
  /** Birr, the lowest first. */
  priceSteps: readonly number[];
  onChange: (changes: Partial<ListingFilters>) => void;
}

/**
 * What is asked next of the hits of a search, by one tap each without the sheet of the filters: near a place, and up to a price
 * (docs/product.md, Search and filters).
 */
export function Shortcuts({ filters, priceSteps, onChange }: ShortcutsProps) {
  const place = useVisitorPlace();
  const [isPicking, setPicking] = useState(false);
  const town = place.status === 'known' ? place.town : null;
  const isNear = filters.sort === 'nearest' && place.status === 'known';
  const here = town ?? 'me';
  return (
    <>
      <Toggle opens isSet={isNear} onPress={() => setPicking(true)}>
        <Icon of={MapPin} className="size-4" />
        {isNear ? `Near ${here}` : 'Near...'}
      </Toggle>
      {priceSteps.map((step) => {
        const isSet = filters.maximumPrice === step && filters.minimumPrice === null;
        return (
          <Toggle
            key={step}
            isSet={isSet}
            onPress={() => onChange({ minimumPrice: null, maximumPrice: isSet ? null : step })}
          >
            Up to {formatMoney(step)}
          </Toggle>
        );
      })}
      {isPicking && (
        <PlaceSheet
          current={town}
          onPick={() => onChange({ sort: 'nearest' })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
