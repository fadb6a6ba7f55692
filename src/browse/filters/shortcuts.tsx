import { MapPin, X } from 'lucide';
import { useEffect, useState } from 'react';
import { t } from '@/language/translate';
import { formatMoney } from '@/language/format';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { Icon } from '@/ui/icon';
import { whenIdleToFetch } from '@/ui/fetch-late';
import { lazyPart } from '@/ui/lazy-part';
import type { ListingFilters } from '@/listings/listing-filters';
import { ToggleChip } from '@/ui/chips';

const PlaceSheet = lazyPart(async () => (await import('./place-sheet')).PlaceSheet);

interface PlaceChipProps {
  isSet: boolean;
  /** The manually chosen place; null for the visitor's own. */
  town: string | null;
  onPress: () => void;
}

/** A chip with the place from which distances are measured. A tap clears the place, or chooses one if none is set. */
export const PlaceChip = ({ isSet, town, onPress }: PlaceChipProps) => (
  <ToggleChip opens={!isSet} isSet={isSet} onPress={onPress}>
    {!isSet && <Icon of={MapPin} className="size-4" />}
    <span className="truncate">
      {!isSet ? t('Near') : town === null ? t('Near me') : t('Near {place}', { place: t(town) })}
    </span>
    {isSet && <Icon of={X} className="size-3.5 shrink-0" />}
  </ToggleChip>
);

interface ShortcutsProps {
  filters: ListingFilters;
  /** Whether the chip shows a place. */
  showsPlace: boolean;
  onClearPlace: () => void;
  /** In Birr, in ascending order. */
  priceSteps: readonly number[];
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** One-tap filters for search results on a phone: near a place, and up to a price. */
export function Shortcuts({ filters, showsPlace, onClearPlace, priceSteps, onChange }: ShortcutsProps) {
  const place = useVisitorPlace();
  const [isPicking, setPicking] = useState(false);
  // Preloaded so that a tap opens it at once on a slow connection.
  useEffect(() => whenIdleToFetch(() => void PlaceSheet.code.fetch()), []);
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
