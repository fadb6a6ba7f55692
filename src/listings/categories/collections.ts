import { message } from '@/language/translate';
import {
  inCategory,
  isDiscounted,
  isVerified,
  postedWithin,
  type ListingPredicate,
} from '@/listings/selectors';
import { day } from '@/platform/time';
import type { CollectionSpec } from './category-spec';

/** Returns the same array at each call: `where` runs every minute, and a new array would select the list again. */
const sameEachTime =
  (...where: readonly ListingPredicate[]) =>
  () =>
    where;

const ofCategory = (category: string) => ({
  category,
  where: sameEachTime(isVerified, inCategory(category)),
});

/**
 * The lists that are not among the categories of the form (docs/product.md, Category pages). Headings and messages are
 * in `list-headings.ts` and `list-notices.ts`.
 */
export const collections = {
  upcoming: {
    key: 'upcoming',
    paths: ['/upcomming offers', '/upcoming offers'],
    label: message('Upcomming Offers'),
    look: 'rows',
    ...ofCategory('upcomming'),
  },
  newOffers: {
    key: 'newOffers',
    paths: ['/new offers', '/newoffers'],
    label: message('New Offers'),
    look: 'rows',
    ...ofCategory('new'),
  },
  holiday: {
    key: 'holiday',
    paths: ['/holyday discounts', '/holy day discounts', '/holiday discounts'],
    label: message('Holyday Discounts'),
    look: 'rows',
    ...ofCategory('weekly'),
  },
  daily: {
    key: 'daily',
    paths: ['/daily discounts'],
    label: message('Daily Discounts'),
    look: 'rows',
    where: (now) => [isVerified, isDiscounted, postedWithin(day, now)],
  },
  weekly: {
    key: 'weekly',
    paths: ['/weekly discounts'],
    label: message('Weekly Discounts'),
    look: 'rows',
    where: (now) => [isVerified, isDiscounted, postedWithin(7 * day, now)],
  },
  recents: {
    key: 'recents',
    paths: ['/recents'],
    label: message('Recents'),
    look: 'cards',
    where: (now) => [isVerified, postedWithin(2 * day, now)],
  },
  newProducts: {
    key: 'newProducts',
    paths: ['/new-products'],
    label: message('New Products'),
    look: 'cards',
    where: sameEachTime(isVerified),
  },
} as const satisfies Record<string, CollectionSpec>;

export type CollectionKey = (typeof collections)[keyof typeof collections]['key'];

/** The categories that only the server sets. The mock server creates their listings in this order. */
export const collectionValues: readonly string[] = [
  collections.newOffers.category,
  collections.holiday.category,
  collections.upcoming.category,
];
