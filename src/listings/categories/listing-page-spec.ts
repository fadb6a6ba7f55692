import type { ListingTest } from '@/listings/catalogue/selectors';
import type { CategorySpec, CategoryWords } from './category-spec';

/** A page that lists what passes its tests. Categories and collections are both made into it. */
export interface ListingPageSpec extends Omit<CategorySpec, 'value'>, Required<CategoryWords> {
  /** Which listings belong here, `now` in ms. */
  tests: (now: number) => readonly ListingTest[];
}
