import { MapPin } from 'lucide';
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

interface ShortcutsProps {
  filters: ListingFilters;
  /** In Birr, in ascending order. */
  priceSteps: readonly number[];
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** One-tap filters for search results on a phone: near a place, and up to a price. */
export function Shortcuts({ filters, priceSteps, onChange }: ShortcutsProps) {
  const place = useVisitorPlace();
  const [isPicking, setPicking] = useState(false);
  // Preloaded so that a tap opens it at once on a slow connection.
  useEffect(() => whenIdleToFetch(() => void PlaceSheet.code.fetch()), []);
  const town = place.status === 'known' ? place.town : null;
  const isNear = filters.sort === 'nearest' && place.status === 'known';
  const near = town === null ? t('Near me') : t('Near {place}', { place: t(town) });
  return (
    <>
      <ToggleChip opens isSet={isNear} onPress={() => setPicking(true)}>
        <Icon of={MapPin} className="size-4" />
        {isNear ? near : t('Near')}
      </ToggleChip>
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
          current={place.status === 'known' ? (town ?? 'device') : null}
          onPick={() => onChange({ sort: 'nearest' })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
