import fc from 'fast-check';
import { filterAttributes, type Attributes } from '@/listings/attributes';

/** Any values of the filter attributes, or none. */
export const arbitraryAttributes: fc.Arbitrary<Attributes> = fc
  .tuple(
    ...filterAttributes.names.map((name) =>
      fc.constantFrom('', ...filterAttributes.choices(name).map(([value]) => String(value))),
    ),
  )
  .map((values) => filterAttributes.read((name) => values[filterAttributes.names.indexOf(name)]));
