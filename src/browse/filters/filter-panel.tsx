import { X } from 'lucide';
import { t } from '@/language/translate';
import { conditionLabels, conditions, parseCondition } from '@/listings/condition';
import { countFilters, noFilters } from '@/listings/listing-filters';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { ensureVisitorPlace } from '@/place/visitor-place';
import { Button } from '@/ui/button';
import { DropPanel } from '@/ui/drop-down';
import { SelectField } from '@/ui/filter-fields';
import { focusBefore } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { useListControls } from './list-controls';
import { PriceRange, priceRangeText } from './price-range';

const distances = [1, 2, 5, 10, 25, 100];
const distanceOption = (distance: number) =>
  [String(distance), t('Within {distance} km', { distance })] as const;

function DistanceFilter() {
  const { look, filters, defaultSort, change } = useListControls();
  const { within } = filters;
  const choose = (value: string) => {
    if (value !== '') ensureVisitorPlace();
    change({ within: value === '' ? null : Number(value) });
  };
  // Choosing a place sorts by distance, unless the visitor has chosen another order.
  const sortByDistance = () => filters.sort === defaultSort && change({ sort: 'nearest' });
  // The address may contain a distance that is not one of the choices.
  const choices = within === null || distances.includes(within) ? distances : [within, ...distances];
  return (
    <>
      {/* The line above a list by distance has a picker, too. */}
      {look !== 'nearby' && <TownPicker onPick={sortByDistance} />}
      <SelectField
        label={t('Distance')}
        value={String(within ?? '')}
        options={[['', t('Any')], ...choices.map(distanceOption)]}
        onChange={choose}
      />
    </>
  );
}

function ConditionFilter({ isPill = false }: { isPill?: boolean }) {
  const { filters, change, offersCondition } = useListControls();
  if (!offersCondition) return null;
  const label = t('Condition');
  return (
    <SelectField
      label={label}
      isPill={isPill}
      value={filters.condition ?? ''}
      options={[
        ['', isPill ? label : t('Any')],
        ...conditions.map((condition) => [condition, t(conditionLabels[condition])] as const),
      ]}
      onChange={(value) => change({ condition: parseCondition(value) })}
    />
  );
}

function DiscountFilter() {
  const { filters, change } = useListControls();
  return (
    <label className="tap flex shrink-0 items-center gap-2 rounded-control border border-edge bg-surface px-3 text-sm lg:px-2">
      <input
        type="checkbox"
        className="size-4 accent-brand"
        checked={filters.discountOnly}
        onChange={(event) => change({ discountOnly: event.target.checked })}
      />
      {t('Discounts only')}
    </label>
  );
}

function ClearFilters() {
  const { filters, change } = useListControls();
  if (countFilters(filters) === 0) return null;
  return (
    <Button
      variant="plain"
      className="text-sm"
      onClick={({ currentTarget }) => {
        focusBefore(currentTarget);
        change(noFilters);
      }}
    >
      <Icon of={X} className="size-4" />
      {t('Clear filters')}
    </Button>
  );
}

/** The filters in the sheet of a phone. */
export function FilterPanel() {
  return (
    <>
      <DistanceFilter />
      <PriceRange />
      <ConditionFilter />
      <DiscountFilter />
      <ClearFilters />
    </>
  );
}

/** The filters above a list on a desktop. */
export function FilterPills() {
  const { look, filters } = useListControls();
  const place = useVisitorPlace();
  const { within } = filters;
  const priceLabel = priceRangeText(filters);
  const town = place.status === 'known' && place.town;
  const placeLabel = town ? t('Near {place}', { place: t(town) }) : t('Near');
  const nearLabel = look === 'nearby' ? t('Distance') : placeLabel;
  return (
    <>
      <DropPanel
        isSet={within !== null || (filters.sort === 'nearest' && look !== 'nearby')}
        label={within === null ? nearLabel : t('Within {distance} km', { distance: within })}
      >
        <div className="flex flex-col gap-3">
          <DistanceFilter />
        </div>
      </DropPanel>
      <DropPanel isSet={priceLabel !== ''} label={priceLabel || t('Price')}>
        <PriceRange />
      </DropPanel>
      <ConditionFilter isPill />
      <DropPanel isSet={filters.discountOnly} label={t('More')}>
        <DiscountFilter />
      </DropPanel>
      <ClearFilters />
    </>
  );
}
