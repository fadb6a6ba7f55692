import { X } from 'lucide';
import { t } from '@/language/translate';
import type { AttributeName } from '@/listings/attributes';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus-before';
import { filterAttributes } from '@/listings/filter-attributes';
import { countFilters, noFilters, type ListingFilters } from '@/listings/listing-filters';
import { PriceRange } from './price-range';
import { SelectField } from '@/ui/select-field';
import { Icon } from '@/ui/icon';
import { useContext } from 'react';
import { needVisitorPlace } from '@/place/locate-visitor';
import { PlaceLine } from '@/place/place-line';
import { TownPicker } from '@/place/town-picker';

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className="tap flex shrink-0 items-center gap-2 rounded-control border border-edge bg-surface px-3 text-sm lg:px-2">
      <input
        type="checkbox"
        className="size-4 accent-brand"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

const distances = [1, 2, 5, 10, 25, 100];
const distanceOption = (distance: number) =>
  [String(distance), t('Within {distance} km', { distance })] as const;

interface DistanceFilterProps {
  /** In km; null means any distance. */
  within: number | null;
  onChange: (within: number | null) => void;
  onPlace: () => void;
}

/** The distance filter, measured from the visitor's position or a manually chosen place. */
function DistanceFilter({ within, onChange, onPlace }: DistanceFilterProps) {
  const placeLine = useContext(PlaceLine);
  const choose = (value: string) => {
    if (value !== '') needVisitorPlace();
    onChange(value === '' ? null : Number(value));
  };
  // The address may contain a distance that is not offered.
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
        // Narrower than its longest option, so that the filters fit one line on a desktop.
        <div className="contents lg:[&_select]:w-44">
          <TownPicker onPick={onPlace} />
        </div>
      )}
    </>
  );
}

export interface FilterPanelProps {
  filters: ListingFilters;
  /** The attributes that some listing in the list has. */
  offered: readonly AttributeName[];
  onChange: (changes: Partial<ListingFilters>) => void;
  /** Called when a place is chosen manually. */
  onPlace: () => void;
}

/** The filters of a list: distance, price, attributes, discounts. */
export function FilterPanel({ filters, offered, onChange, onPlace }: FilterPanelProps) {
  return (
    <>
      <DistanceFilter within={filters.within} onChange={(within) => onChange({ within })} onPlace={onPlace} />
      <PriceRange minimum={filters.minimumPrice} maximum={filters.maximumPrice} onChange={onChange} />
      {offered.map((name) => (
        <SelectField
          key={name}
          label={t(filterAttributes.label(name))}
          value={filters.attributes.get(name) ?? ''}
          options={[
            ['', t('Any')],
            ...filterAttributes.choices(name).map(([value, words]) => [value, t(words)] as const),
          ]}
          onChange={(value) =>
            onChange({
              attributes: filterAttributes.read((each) =>
                each === name ? value : filters.attributes.get(each),
              ),
            })
          }
        />
      ))}
      <CheckField
        label={t('Discounts only')}
        checked={filters.discountOnly}
        onChange={(discountOnly) => onChange({ discountOnly })}
      />
      <CheckField
        label={t('Saved')}
        checked={filters.savedOnly}
        onChange={(savedOnly) => onChange({ savedOnly })}
      />
      {countFilters(filters) > 0 && (
        <Button
          variant="plain"
          onClick={({ currentTarget }) => {
            focusBefore(currentTarget);
            onChange(noFilters);
          }}
        >
          <Icon of={X} className="size-4" />
          {t('Clear filters')}
        </Button>
      )}
    </>
  );
}
