import type { ListSpec } from '@/listings/categories/category-spec';
import { listHeading } from '@/listings/categories/list-headings';
import { listNotices } from '@/listings/categories/list-notices';

/** A list with all texts of its page. */
export const withTexts = <List extends ListSpec>(list: List) => ({
  ...list,
  heading: listHeading(list),
  ...listNotices(list),
});
