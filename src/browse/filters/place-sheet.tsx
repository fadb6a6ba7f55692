import { MapPin } from 'lucide';
import { t } from '@/language/translate';
import { locateVisitor, pickTown } from '@/place/visitor-place';
import { addisAbaba, otherTowns, type Town } from '@/place/towns';
import { BottomSheet } from '@/ui/bottom-sheet';
import { Icon } from '@/ui/icon';
import { ToggleChip } from '@/ui/chips';

interface PlaceSheetProps {
  /** The chosen town, or `device`. */
  chosen: string | null;
  onPick: () => void;
  onClose: () => void;
}

/** All places. Choosing one closes the sheet. */
export function PlaceSheet({ chosen, onPick, onClose }: PlaceSheetProps) {
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
