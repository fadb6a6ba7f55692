import { useContext } from 'react';
import { t } from '@/language/translate';
import { needVisitorPlace } from '@/place/locate-visitor';
import { PlaceLine } from '@/place/place-line';
import { TownPicker } from '@/place/town-picker';
import { SelectField } from '@/ui/select-field';

const distances = [1, 2, 5, 10, 25, 100];
const distanceOption = (distance: number) =>
  [String(distance), t('Within {distance} km', { distance })] as const;

interface DistanceFilterProps {
  /** Kilometres, or null for any distance. */
  within: number | null;
  onChange: (within: number | null) => void;
  onPlace: () => void;
}

/** How far from where: the place is the visitor's own, or picked by hand for every list. */
export function DistanceFilter({ within, onChange, onPlace }: DistanceFilterProps) {
  const placeLine = useContext(PlaceLine);
  const choose = (value: string) => {
    if (value !== '') needVisitorPlace();
    onChange(value === '' ? null : Number(value));
  };
  // An address may ask for another distance than we offer.
  const choices = within === null || distances.includes(within) ? distances : [within, ...distances];
  return (
    <>
      <SelectField
        label={t('Distance')}
        value={String(within ?? '')}
        options={[['', t('Any')], ...choices.map(distanceOption)]}
        onChange={choose}
      />
      {!placeLine && (
        // Narrower than its longest name, so that the filters stand in one line of a desktop.
        <div className="contents lg:[&_select]:w-44">
          <TownPicker onPick={onPlace} />
        </div>
      )}
    </>
  );
}
