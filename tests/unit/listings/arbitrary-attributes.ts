import fc from 'fast-check';
import {
  type Attributes,
  attributeChoices,
  attributeNames,
  readAttributes,
} from '@/listings/catalogue/attributes';

/** Any values of the attributes of a listing, none of them included. */
export const arbitraryAttributes: fc.Arbitrary<Attributes> = fc
  .tuple(
    ...attributeNames.map((name) =>
      fc.constantFrom('', ...attributeChoices(name).map(([value]) => String(value))),
    ),
  )
  .map((values) => readAttributes((name) => values[attributeNames.indexOf(name)]));
