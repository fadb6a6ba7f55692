import { inCategory, isVerified } from '@/listings/catalogue/selectors';
import {
  type CategorySpec,
  type CategoryWords,
  type ListingPageSpec,
  defaultLoadError,
} from './category-spec';
import { categoryWords } from './category-words';

const words = new Map<string, CategoryWords>(Object.entries(categoryWords));

/** The page of a category. One without words of its own gets plain ones from its label. */
export function categoryPageSpec(category: CategorySpec): ListingPageSpec {
  const { label, value } = category;
  const where = [isVerified, inCategory(value)];
  return {
    ...category,
    heading: label,
    emptyMessage: `No ${label.toLowerCase()} found.`,
    loadError: defaultLoadError,
    ...words.get(value),
    where: () => where,
  };
}
