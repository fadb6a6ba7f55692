import { type CollectionSpec, type ListingPageSpec, type PageWords, defaultLoadError } from './category-spec';
import type { collections } from './collections';

type CollectionLabel = (typeof collections)[keyof typeof collections]['label'];

const collectionWords: Record<CollectionLabel, PageWords> = {
  'Upcomming Offers': {
    heading: 'Upcoming offers this week!',
    emptyMessage: 'No upcoming services/products found.',
    loadError: 'Failed to fetch upcoming products',
  },
  'New Offers': { heading: 'New offers, fresh from the sellers!', emptyMessage: 'No products found.' },
  'Holyday Discounts': {
    heading: 'Celebrate more with these holiday offers!',
    emptyMessage: 'No holiday discounts found.',
  },
  'Daily Discounts': {
    heading: 'Only for Today and Tomorrow!',
    emptyMessage: 'No daily discounts found.',
  },
  'Weekly Discounts': {
    heading: 'Only this week - Discover new picks!',
    emptyMessage: 'No weekly discounts found.',
  },
  Recents: { heading: 'Posted in the last two days!', emptyMessage: 'No recent posts.' },
  'New Products': { heading: 'New products from all our shops!', emptyMessage: '😢 Loading...' },
};

const words = new Map<string, PageWords>(Object.entries(collectionWords));

export function collectionPageSpec(collection: CollectionSpec): ListingPageSpec {
  const { label } = collection;
  return {
    ...collection,
    heading: label,
    emptyMessage: 'No products found.',
    loadError: defaultLoadError,
    ...words.get(label),
  };
}
