import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditions } from '@/listings/condition';
import {
  countFilters,
  readFilters,
  sortOrders,
  writeFilters,
  type ListingFilters,
} from '@/listings/listing-filters';

const read = (search: string) => readFilters(new URLSearchParams(search));

const unfiltered: ListingFilters = {
  sort: 'newest',
  discountOnly: false,
  within: null,
  minimumPrice: null,
  maximumPrice: null,
  condition: null,
};

const cents = (minimum: number) => fc.integer({ min: minimum, max: 1e12 }).map((amount) => amount / 100);
const arbitraryFilters: fc.Arbitrary<ListingFilters> = fc.record({
  sort: fc.constantFrom(...sortOrders),
  discountOnly: fc.boolean(),
  within: fc.option(cents(1)),
  minimumPrice: fc.option(cents(0)),
  maximumPrice: fc.option(cents(0)),
  condition: fc.constantFrom(null, ...conditions),
});
/** The filters with swapped limits put in order. */
const inOrder = ({ minimumPrice: low, maximumPrice: high, ...rest }: ListingFilters): ListingFilters =>
  low !== null && high !== null && low > high
    ? { ...rest, minimumPrice: high, maximumPrice: low }
    : { ...rest, minimumPrice: low, maximumPrice: high };
const ownNames = new Set<string>(['sort', 'discount', 'within', 'min', 'max', 'condition']);
const otherParameters = fc.array(
  fc.tuple(
    fc.string({ minLength: 1 }).filter((name) => !ownNames.has(name)),
    fc.string(),
  ),
);

describe('readFilters', () => {
  it('reads an address without parameters as newest first, without filters', () => {
    expect(read('')).toEqual(unfiltered);
  });

  it('reads the filters of an address', () => {
    expect(read('?query=sofa&sort=price&discount=only&within=5&min=100.50&max=2000')).toEqual({
      sort: 'price',
      discountOnly: true,
      within: 5,
      minimumPrice: 100.5,
      maximumPrice: 2000,
      condition: null,
    });
  });

  it.each(sortOrders)('knows the order %s', (order) => {
    expect(read(`sort=${order}`).sort).toBe(order);
  });

  it('swaps limits that are in the wrong order', () => {
    expect(read('min=100&max=50')).toEqual({ ...unfiltered, minimumPrice: 50, maximumPrice: 100 });
  });

  it('reads a lower limit of 0 as a limit', () => {
    expect(read('min=0&max=0')).toEqual({ ...unfiltered, minimumPrice: 0, maximumPrice: 0 });
  });

  it.each([
    'sort=',
    'sort=cheapest',
    'sort=PRICE',
    'sort=toString',
    'discount=',
    'discount=Only',
    'within=',
    'within=0',
    'within=near',
    'within=Infinity',
    'within=1e3',
    'min=',
    'min=-1',
    'min=abc',
    'max=Infinity',
    'max=0x10',
    'max=1%2C000',
    'other=1',
  ])('ignores %j', (search) => {
    expect(read(search)).toEqual(unfiltered);
  });
});

describe('writeFilters', () => {
  it('leaves the defaults out of the address', () => {
    const search = new URLSearchParams('sort=price&discount=only&within=5&min=1&max=2');
    expect(writeFilters(search, unfiltered).toString()).toBe('');
  });

  it('does not change the parameters it is given', () => {
    const search = new URLSearchParams('query=sofa');
    writeFilters(search, { ...unfiltered, sort: 'price' });
    expect(search.toString()).toBe('query=sofa');
  });

  it('writes filters that are read back unchanged', () => {
    fc.assert(
      fc.property(arbitraryFilters, arbitraryFilters, (before, filters) => {
        const address = writeFilters(writeFilters(new URLSearchParams(), before), filters).toString();
        expect(read(address)).toEqual(inOrder(filters));
      }),
    );
  });

  it('keeps every parameter that is not a filter', () => {
    fc.assert(
      fc.property(otherParameters, arbitraryFilters, (others, filters) => {
        const written = writeFilters(new URLSearchParams(others), filters);
        expect([...written].filter(([name]) => !ownNames.has(name))).toEqual(others);
      }),
    );
  });
});

it.each<[Partial<ListingFilters>, number]>([
  [{}, 0],
  [{ sort: 'nearest' }, 0],
  [{ discountOnly: true }, 1],
  [{ minimumPrice: 0 }, 1],
  [{ within: 5, maximumPrice: 100 }, 2],
  [{ discountOnly: true, within: 5, minimumPrice: 0, maximumPrice: 100 }, 4],
])('countFilters counts the filters in %o', (fields, count) => {
  expect(countFilters({ ...unfiltered, ...fields })).toBe(count);
});
