import { t } from '@/language/translate';
import { SelectField } from '@/ui/filter-fields';
import { addisAbaba, otherTowns, towns } from './towns';
import { useVisitorPlace } from './use-visitor-place';
import { locateVisitor, pickTown } from './visitor-place';

const townOptions = () => [
  ...addisAbaba.map(({ name }) => [name, t('{town}, Addis Ababa', { town: t(name) })] as const),
  ...otherTowns.map(({ name }) => [name, t(name)] as const),
];

interface TownPickerProps {
  onPick?: () => void;
}

/** A field to choose a town instead of the device's position. */
export function TownPicker({ onPick }: TownPickerProps) {
  const place = useVisitorPlace();
  const isKnown = place.status === 'known';
  const pick = (name: string) => {
    const town = towns.find((one) => one.name === name);
    if (town) {
      pickTown(town);
      onPick?.();
    } else if (isKnown) locateVisitor();
  };
  return (
    <SelectField
      label={t('Near')}
      value={(isKnown && place.town) || ''}
      options={[['', isKnown ? t('My location') : t('Choose a location...')], ...townOptions()]}
      onChange={pick}
    />
  );
}
