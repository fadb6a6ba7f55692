import { X } from 'lucide';
import { t } from '@/language/translate';
import type { AttributeName } from '@/listings/attributes';
import { Button } from '@/ui/button';
import { CheckField } from '@/ui/check-field';
import { focusBefore } from '@/ui/focus-before';
import { filterAttributes } from '@/listings/filter-attributes';
import { DistanceFilter } from './distance-filter';
import { countFilters, noFilters, type ListingFilters } from '@/listings/listing-filters';
import { PriceRange } from './price-range';
import { SelectField } from '@/ui/select-field';
import { Icon } from '@/ui/icon';

export interface FilterPanelProps {
  filters: ListingFilters;
  /** What some listing of the list says of itself. */
  offered: readonly AttributeName[];
  onChange: (changes: Partial<ListingFilters>) => void;
  /** Called when a place is picked by hand. */
  onPlace: () => void;
}

/** What narrows a list: distance, price, what the listings say of themselves, discounts. */
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
