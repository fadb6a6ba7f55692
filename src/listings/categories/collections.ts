import { message } from '@/language/translate';
import { day } from '@/platform/time';
import type { CollectionSpec } from './category-spec';

/**
 * The lists that are not categories of the form. Their headings and messages are in `list-headings.ts` and
 * `list-notices.ts`.
 */
export const collections = {
  upcoming: {
    key: 'upcoming',
    paths: ['/upcomming offers', '/upcoming offers'],
    label: message('Upcomming Offers'),
    look: 'rows',
    category: 'upcomming',
  },
  newOffers: {
    key: 'newOffers',
    paths: ['/new offers', '/newoffers'],
    label: message('New Offers'),
    look: 'rows',
    category: 'new',
  },
  holiday: {
    key: 'holiday',
    paths: ['/holyday discounts', '/holy day discounts', '/holiday discounts'],
    label: message('Holyday Discounts'),
    look: 'rows',
    category: 'weekly',
  },
  daily: {
    key: 'daily',
    paths: ['/daily discounts'],
    label: message('Daily Discounts'),
    look: 'rows',
    discountsOnly: true,
    maxAge: day,
  },
  weekly: {
    key: 'weekly',
    paths: ['/weekly discounts'],
    label: message('Weekly Discounts'),
    look: 'rows',
    discountsOnly: true,
    maxAge: 7 * day,
  },
  recents: {
    key: 'recents',
    paths: ['/recents'],
    label: message('Recents'),
    look: 'cards',
    maxAge: 2 * day,
  },
  newProducts: {
    key: 'newProducts',
    paths: ['/new-products'],
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
