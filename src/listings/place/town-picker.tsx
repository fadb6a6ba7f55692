import { SelectField } from '@/ui/select-field';
import { addisAbaba, otherTowns, towns } from './towns';
import { locateVisitor, pickTown } from './locate-visitor';

const townOptions = [
  ...addisAbaba.map(({ name }) => [name, `${name}, Addis Ababa`] as const),
  ...otherTowns.map(({ name }) => [name, name] as const),
];
const deviceOption = ['', 'My location'] as const;
const noOption = ['', 'Choose a place...'] as const;

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
      label={isKnown ? 'Around' : 'Pick a place by hand'}
      value={current ?? ''}
      options={[isKnown ? deviceOption : noOption, ...townOptions]}
      onChange={pick}
    />
  );
}
