import { message } from '@/language/translate';
import { paths } from '@/platform/paths';
import { day } from '@/platform/time';
import type { CollectionSpec } from './category-spec';

/**
 * The lists that are not categories of the form. Their headings and messages are in `list-headings.ts` and
 * `list-notices.ts`.
 */
export const collections = {
  upcoming: {
    key: 'upcoming',
    paths: [paths.upcommingOffers, paths.upcomingOffers],
    label: message('Upcomming Offers'),
    look: 'rows',
    category: 'upcomming',
  },
  newOffers: {
    key: 'newOffers',
    paths: [paths.newOffers, paths.newOffersAlias],
    label: message('New Offers'),
    look: 'rows',
    category: 'new',
  },
  holiday: {
    key: 'holiday',
    paths: [paths.holydayDiscounts, paths.holyDayDiscounts, paths.holidayDiscounts],
    label: message('Holyday Discounts'),
    look: 'rows',
    category: 'weekly',
  },
  daily: {
    key: 'daily',
    paths: [paths.dailyDiscounts],
    label: message('Daily Discounts'),
    look: 'rows',
    discountsOnly: true,
    maxAge: day,
  },
  weekly: {
    key: 'weekly',
    paths: [paths.weeklyDiscounts],
    label: message('Weekly Discounts'),
    look: 'rows',
    discountsOnly: true,
    maxAge: 7 * day,
  },
  recents: {
    key: 'recents',
    paths: [paths.recents],
    label: message('Recents'),
    look: 'cards',
    maxAge: 2 * day,
  },
  newProducts: {
    key: 'newProducts',
    paths: [paths.newProducts],
    label: message('New Products'),
    look: 'cards',
  },
} as const satisfies Record<string, CollectionSpec>;

export type CollectionKey = (typeof collections)[keyof typeof collections]['key'];

/** The categories that only the server sets. The mock server creates their listings in this order. */
export const collectionValues: readonly string[] = [
  collections.newOffers.category,
  collections.holiday.category,
  collections.upcoming.category,
];
