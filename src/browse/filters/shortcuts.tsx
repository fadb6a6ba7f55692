import { MapPin, X } from 'lucide';
import { useState } from 'react';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { addisAbaba, otherTowns, type Town } from '@/place/towns';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { clearVisitorPlace, locateVisitor, pickTown } from '@/place/visitor-place';
import { ToggleChip } from '@/ui/chips';
import { focusMain } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { BottomSheet } from '@/ui/overlay';
import { useListControls } from './list-controls';

/** All places. Choosing one sorts the list by distance and closes the sheet. */
function PlaceSheet({ onClose }: { onClose: () => void }) {
  const { change } = useListControls();
  const place = useVisitorPlace();
  return (
    <BottomSheet title={t('Choose a location')} closeLabel={t('Close locations')} onClose={onClose}>
      {(close) => {
        const choose = (town: Town | null) => {
          if (town) pickTown(town);
          else locateVisitor();
          change({ sort: 'nearest' });
          close();
        };
        const townGroup = (title: string, towns: readonly Town[]) => (
          <section aria-label={title}>
            <h3 className="mt-2 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
            <div className="flex flex-wrap gap-x-2">
              {towns.map((town) => (
                <ToggleChip
                  key={town.name}
                  isSet={place.status === 'known' && town.name === place.town}
                  onPress={() => choose(town)}
                >
                  {t(town.name)}
                </ToggleChip>
              ))}
            </div>
          </section>
        );
        return (
          <div className="overflow-y-auto px-4 py-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <ToggleChip isSet={place.status === 'known' && place.town === null} onPress={() => choose(null)}>
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

/** The place from which distances are measured. A tap removes it, or opens the list of places if none is set. */
function PlaceChip() {
  const { filters, defaultSort, namesPlace: isSet, priceSteps, change } = useListControls();
  const place = useVisitorPlace();
  const [isPicking, setPicking] = useState(false);
  const town = place.status === 'known' ? place.town : null;
  const clear = () => {
    clearVisitorPlace();
    change({ sort: filters.sort === 'nearest' ? defaultSort : filters.sort, within: null });
    // Without price shortcuts, the chip disappears with its place.
    if (!priceSteps) focusMain();
  };
  return (
    <>
      <ToggleChip opens={!isSet} isSet={isSet} onPress={isSet ? clear : () => setPicking(true)}>
        {!isSet && <Icon of={MapPin} className="size-4" />}
        <span className="truncate">
          {!isSet ? t('Near') : town === null ? t('Near me') : t('Near {place}', { place: t(town) })}
        </span>
        {isSet && <Icon of={X} className="size-3.5 shrink-0" />}
      </ToggleChip>
      {isPicking && <PlaceSheet onClose={() => setPicking(false)} />}
    </>
  );
}

/** Filters that are one tap away on a phone: the place, and round prices. */
export function Shortcuts() {
  const { filters, priceSteps = [], change } = useListControls();
  return (
    <>
      <PlaceChip />
      {priceSteps.map((step) => {
        const isSet = filters.maximumPrice === step && filters.minimumPrice === null;
        return (
          <ToggleChip
            key={step}
            isSet={isSet}
            onPress={() => change({ minimumPrice: null, maximumPrice: isSet ? null : step })}
          >
            {t('Up to {price}', { price: formatMoney(step) })}
          </ToggleChip>
        );
      })}
    </>
  );
}
