import type { Coordinates } from '@/lib/coordinates';
import type { Listing } from '@/listings/catalogue/listing';
import { isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { lists } from '@/listings/categories/find-list';
import { listHead } from '@/listings/categories/list-head';
import { applyFilters } from '@/listings/filters/apply-filters';
import { noFilters } from '@/listings/filters/listing-filters';

/** What somebody wants to give: what is saved, what is near, or a list by its path. */
export type Choice = 'saved' | 'near' | `/${string}`;

/** The choice that an address names; what is saved where it names none that is known. */
export function readChoice(text: string | null): Choice {
  if (text === 'near') return text;
  return lists.find(({ paths: [first] }) => first === text)?.paths[0] ?? 'saved';
}

interface Circumstances {
  savedIds: ReadonlySet<string>;
  /** null where the place is not known. */
  here: Coordinates | null;
  /** In km. */
  within: number;
  /** In ms. */
  now: number;
}

const none: ReadonlySet<string> = new Set();

/** The verified listings of a choice; those near a place the nearest first, all others as they are. */
export function chooseOffers(
  choice: Choice,
  listings: readonly Listing[],
  { savedIds, here, within, now }: Circumstances,
): readonly Listing[] {
  const verified = listings.filter(isVerified);
  if (choice === 'saved') return verified.filter(({ id }) => savedIds.has(id));
  if (choice === 'near')
    return here
      ? applyFilters(verified, { ...noFilters, sort: 'nearest', within }, { here, saved: none })
      : [];
  const list = lists.find(({ paths: [first] }) => first === choice);
  return list ? selectWhere(...listHead(list).where(now))(verified) : [];
}
