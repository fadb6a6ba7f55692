import { expect, it } from 'vitest';
import { filterChips } from '@/browse/filters/filter-chips';
import { countFilters, readFilters, writeFilters } from '@/listings/listing-filters';

const all = 'within=5&min=400&max=9000&condition=used&discount=only';
const read = (search: string) => readFilters(new URLSearchParams(search));

it('the chips of the filters describe the active filters in the order of the panel', () => {
  expect(filterChips(read(all)).map(({ label }) => label)).toEqual([
    'Within 5 km',
    'From 400 Birr',
    'Up to 9,000 Birr',
    'Used',
    'Discounts only',
  ]);
});

it('there are no chips without filters', () => {
  expect(filterChips(read('sort=price'))).toEqual([]);
});

it('the chips of the filters each remove one filter', () => {
  const filters = read(all);
  const chips = filterChips(filters);
  expect(chips).toHaveLength(countFilters(filters));
  const names = ['within', 'min', 'max', 'condition', 'discount'];
  chips.forEach(({ change }, index) => {
    const remaining = writeFilters(new URLSearchParams(), { ...filters, ...change });
    expect([...remaining.keys()].toSorted()).toEqual(names.toSpliced(index, 1).toSorted());
  });
});
