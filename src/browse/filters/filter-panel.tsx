import { X } from 'lucide';
import { t } from '@/language/translate';
import { type AttributeName, filterAttributes } from '@/listings/attributes';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus';
import { countFilters, noFilters, type ListingFilters } from '@/listings/listing-filters';
import { PriceRange, priceRangeText } from './price-range';
import { SelectField } from '@/ui/filter-fields';
import { Icon } from '@/ui/icon';
import { ensureVisitorPlace } from '@/place/visitor-place';
import { useControlsSlot } from './controls-slot';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { DropPanel } from '@/ui/drop-down';

const distances = [1, 2, 5, 10, 25, 100];
const distanceOption = (distance: number) =>
  [String(distance), t('Within {distance} km', { distance })] as const;

export interface FilterPanelProps {
  filters: ListingFilters;
  /** The attributes that some listing in the list has. */
  offeredAttributes: readonly AttributeName[];
  onChange: (changes: Partial<ListingFilters>) => void;
  /** Called when a place is chosen manually. */
  onPlace: () => void;
}

/** The distance filter. It measures from the visitor's position or from a chosen town. */
function DistanceFilter({
  filters: { within },
  onChange,
  onPlace,
}: Pick<FilterPanelProps, 'filters' | 'onChange' | 'onPlace'>) {
  const slot = useControlsSlot();
  const choose = (value: string) => {
    if (value !== '') ensureVisitorPlace();
    onChange({ within: value === '' ? null : Number(value) });
  };
  // The address may contain a distance that is not one of the choices.
  const choices = within === null || distances.includes(within) ? distances : [within, ...distances];
  return (
    <>
      <SelectField
        label={t('Distance')}
        value={String(within ?? '')}
        options={[['', t('Any')], ...choices.map(distanceOption)]}
        onChange={choose}
      />
      {!slot?.showsPlace && <TownPicker onPick={onPlace} />}
    </>
  );
}

interface AttributeFilterProps extends Pick<FilterPanelProps, 'filters' | 'onChange'> {
  name: AttributeName;
  isPill?: boolean;
}

function AttributeFilter({ name, filters, onChange, isPill = false }: AttributeFilterProps) {
  const label = t(filterAttributes.label(name));
  const choose = (value: string) =>
    onChange({
      attributes: filterAttributes.read((each) => (each === name ? value : filters.attributes.get(each))),
    });
  return (
    <SelectField
      label={label}
      isPill={isPill}
      value={filters.attributes.get(name) ?? ''}
      options={[
        ['', isPill ? label : t('Any')],
        ...filterAttributes.choices(name).map(([choice, text]) => [choice, t(text)] as const),
      ]}
      onChange={choose}
    />
  );
}

function DiscountFilter({ filters, onChange }: Pick<FilterPanelProps, 'filters' | 'onChange'>) {
  return (
    <label className="tap flex shrink-0 items-center gap-2 rounded-control border border-edge bg-surface px-3 text-sm lg:px-2">
      <input
        type="checkbox"
        className="size-4 accent-brand"
        checked={filters.discountOnly}
        onChange={(event) => onChange({ discountOnly: event.target.checked })}
      />
      {t('Discounts only')}
    </label>
  );
}

function ClearFilters({ filters, onChange }: Pick<FilterPanelProps, 'filters' | 'onChange'>) {
  if (countFilters(filters) === 0) return null;
  return (
    <Button
      variant="plain"
      className="text-sm"
      onClick={({ currentTarget }) => {
        focusBefore(currentTarget);
        onChange(noFilters);
      }}
    >
      <Icon of={X} className="size-4" />
      {t('Clear filters')}
    </Button>
  );
}

/** The filters of a list on a phone, as fields: distance, price, attributes and discounts. */
export function FilterPanel({ filters, offeredAttributes, onChange, onPlace }: FilterPanelProps) {
  return (
    <>
      <DistanceFilter filters={filters} onChange={onChange} onPlace={onPlace} />
      <PriceRange filters={filters} onChange={onChange} />
      {offeredAttributes.map((name) => (
        <AttributeFilter key={name} name={name} filters={filters} onChange={onChange} />
      ))}
      <DiscountFilter filters={filters} onChange={onChange} />
      <ClearFilters filters={filters} onChange={onChange} />
    </>
  );
}

/** The same filters on a desktop, as a line of pills. */
export function FilterPills({ filters, offeredAttributes, onChange, onPlace }: FilterPanelProps) {
  const place = useVisitorPlace();
  const { within } = filters;
  const priceLabel = priceRangeText(filters);
  const town = place.status === 'known' && place.town;
  const distanceLabel = within !== null ? t('Within {distance} km', { distance: within }) : t('Near');
  return (
    <>
      <DropPanel
        isSet={within !== null || filters.sort === 'nearest'}
        label={within === null && town ? t('Near {place}', { place: t(town) }) : distanceLabel}
      >
        <div className="flex flex-col gap-3">
          <DistanceFilter filters={filters} onChange={onChange} onPlace={onPlace} />
        </div>
      </DropPanel>
      <DropPanel isSet={priceLabel !== ''} label={priceLabel || t('Price')}>
        <PriceRange filters={filters} onChange={onChange} />
      </DropPanel>
      {offeredAttributes.map((name) => (
        <AttributeFilter key={name} isPill name={name} filters={filters} onChange={onChange} />
      ))}
      <DropPanel isSet={filters.discountOnly} label={t('More')}>
        <DiscountFilter filters={filters} onChange={onChange} />
      </DropPanel>
      <ClearFilters filters={filters} onChange={onChange} />
    </>
  );
}
