import {
  inCategory,
  isDiscounted,
  isVerified,
  postedWithin,
  type ListingPredicate,
} from '@/listings/catalogue/selectors';
import { day } from '@/lib/time';
import { type ListingPageSpec, defaultLoadError } from './category-spec';

/** Predicates that do not depend on the time. */
const always =
  (...where: readonly ListingPredicate[]) =>
  () =>
    where;

/** The lists that are no seller's choice (docs/product.md, Category pages). The canonical path stands first. */
export const collections = {
  upcoming: {
    paths: ['/upcomming offers', '/upcoming offers'],
    label: 'Upcomming Offers',
    heading: 'Upcoming offers this week!',
    emptyMessage: 'No upcoming services/products found.',
    loadError: 'Failed to fetch upcoming products',
    layout: 'rows',
    where: always(isVerified, inCategory('upcomming')),
  },
  newOffers: {
    paths: ['/new offers', '/newoffers'],
    label: 'New Offers',
    heading: 'New offers, fresh from the sellers!',
    emptyMessage: 'No products found.',
    loadError: defaultLoadError,
    layout: 'rows',
    where: always(isVerified, inCategory('new')),
  },
  holiday: {
    paths: ['/holyday discounts', '/holy day discounts', '/holiday discounts'],
    label: 'Holyday Discounts',
    heading: 'Celebrate more with these holiday offers!',
    emptyMessage: 'No holiday discounts found.',
    loadError: defaultLoadError,
    layout: 'rows',
    where: always(isVerified, inCategory('weekly')),
  },
  daily: {
    paths: ['/daily discounts'],
    label: 'Daily Discounts',
    heading: 'Only for Today and Tomorrow!',
    emptyMessage: 'No daily discounts found.',
    loadError: defaultLoadError,
    layout: 'rows',
    where: (now) => [isVerified, isDiscounted, postedWithin(day, now)],
  },
  weekly: {
    paths: ['/weekly discounts'],
    label: 'Weekly Discounts',
    heading: 'Only this week - Discover new picks!',
    emptyMessage: 'No weekly discounts found.',
    loadError: defaultLoadError,
    layout: 'rows',
    where: (now) => [isVerified, isDiscounted, postedWithin(7 * day, now)],
  },
  recents: {
    paths: ['/recents'],
    label: 'Recents',
    heading: 'Posted in the last two days!',
    emptyMessage: 'No recent posts.',
    loadError: defaultLoadError,
    layout: 'cards',
    where: (now) => [isVerified, postedWithin(2 * day, now)],
  },
  newProducts: {
    paths: ['/new-products'],
    label: 'New Products',
    heading: 'New products from all our shops!',
    emptyMessage: '😢 Loading...',
    loadError: defaultLoadError,
    layout: 'cards',
    where: always(isVerified),
  },
} as const satisfies Record<string, ListingPageSpec>;
