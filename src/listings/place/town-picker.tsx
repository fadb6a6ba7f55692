import { t } from '@/language/translate';
import { SelectField } from '@/ui/select-field';
import { addisAbaba, otherTowns, towns } from './towns';
import { locateVisitor, pickTown } from './locate-visitor';

const townOptions = () => [
  ...addisAbaba.map(({ name }) => [name, t('{town}, Addis Ababa', { town: t(name) })] as const),
  ...otherTowns.map(({ name }) => [name, t(name)] as const),
];

/**
 * Picks a town instead of the device's position. `current` is the town picked before, null for the device's
 * position, and undefined while no place is known.
 */
export function TownPicker({ current }: { current: string | null | undefined }) {
  const isKnown = current !== undefined;
  const pick = (name: string) => {
    const town = towns.find((one) => one.name === name);
    if (town) pickTown(town);
    else if (isKnown) locateVisitor();
  };
  return (
    <SelectField
      label={isKnown ? t('Around') : t('Pick a place by hand')}
      value={current ?? ''}
      options={[['', isKnown ? t('My location') : t('Choose a place...')], ...townOptions()]}
      onChange={pick}
    />
  );
}
