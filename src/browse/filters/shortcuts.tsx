import { MapPin, X } from 'lucide';
import { useState } from 'react';
import { t } from '@/language/translate';
import { formatMoney } from '@/language/format';
import { addisAbaba, otherTowns, type Town } from '@/place/towns';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { locateVisitor, pickTown } from '@/place/visitor-place';
import { BottomSheet } from '@/ui/bottom-sheet';
import { Icon } from '@/ui/icon';
import type { ListingFilters } from '@/listings/listing-filters';
import { ToggleChip } from '@/ui/chips';

interface PlaceChipProps {
  isSet: boolean;
  /** The chosen town; null for the visitor's own position. */
  town: string | null;
  onPress: () => void;
}

/**
 * A chip with the place from which distances are measured. If one is set, a tap removes it; otherwise a tap opens the
 * list of places.
 */
export const PlaceChip = ({ isSet, town, onPress }: PlaceChipProps) => (
  <ToggleChip opens={!isSet} isSet={isSet} onPress={onPress}>
    {!isSet && <Icon of={MapPin} className="size-4" />}
    <span className="truncate">
      {!isSet ? t('Near') : town === null ? t('Near me') : t('Near {place}', { place: t(town) })}
    </span>
    {isSet && <Icon of={X} className="size-3.5 shrink-0" />}
  </ToggleChip>
);

interface PlaceSheetProps {
  /** The chosen town, or `device`. */
  chosen: string | null;
  onPick: () => void;
  onClose: () => void;
}

/** All places. Choosing one closes the sheet. */
function PlaceSheet({ chosen, onPick, onClose }: PlaceSheetProps) {
  return (
    <BottomSheet title={t('Choose a location')} closeLabel={t('Close locations')} onClose={onClose}>
      {(close) => {
        const choose = (town: Town | null) => {
          if (town) pickTown(town);
          else locateVisitor();
          onPick();
          close();
        };
        const townGroup = (title: string, towns: readonly Town[]) => (
          <section aria-label={title}>
            <h3 className="mt-2 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
            <div className="flex flex-wrap gap-x-2">
              {towns.map((town) => (
                <ToggleChip key={town.name} isSet={town.name === chosen} onPress={() => choose(town)}>
                  {t(town.name)}
                </ToggleChip>
              ))}
            </div>
          </section>
        );
        return (
          <div className="overflow-y-auto px-4 py-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <ToggleChip isSet={chosen === 'device'} onPress={() => choose(null)}>
              <Icon of={MapPin} className="size-4" />
              {t('My location')}
            </ToggleChip>
            {townGroup(t('Addis Ababa'), addisAbaba)}
            {townGroup(t('Other towns'), otherTowns)}
          </div>
        );
      }}
    </BottomSheet>
  );
}

interface ShortcutsProps {
  filters: ListingFilters;
  /** Whether the chip names a place. */
  showsPlace: boolean;
  onClearPlace: () => void;
  /** In Birr, in ascending order. */
  priceSteps: readonly number[];
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** Two filters for search results on a phone, each one tap away: near a place, and up to a price. */
export function Shortcuts({ filters, showsPlace, onClearPlace, priceSteps, onChange }: ShortcutsProps) {
  const place = useVisitorPlace();
  const [isPicking, setPicking] = useState(false);
  const town = place.status === 'known' ? place.town : null;
  return (
    <>
      <PlaceChip
        isSet={showsPlace}
        town={town}
        onPress={showsPlace ? onClearPlace : () => setPicking(true)}
      />
      {priceSteps.map((step) => {
        const isSet = filters.maximumPrice === step && filters.minimumPrice === null;
        return (
          <ToggleChip
            key={step}
            isSet={isSet}
            onPress={() => onChange({ minimumPrice: null, maximumPrice: isSet ? null : step })}
          >
            {t('Up to {price}', { price: formatMoney(step) })}
          </ToggleChip>
        );
      })}
      {isPicking && (
        <PlaceSheet
          chosen={place.status === 'known' ? (town ?? 'device') : null}
          onPick={() => onChange({ sort: 'nearest' })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
