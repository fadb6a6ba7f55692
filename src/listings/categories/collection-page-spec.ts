import { message } from '@/language/translate';
import { type CollectionSpec, type ListingPageSpec, type PageWords, defaultLoadError } from './category-spec';
import type { collections } from './collections';

type CollectionLabel = (typeof collections)[keyof typeof collections]['label'];

const collectionWords: Record<CollectionLabel, PageWords> = {
  'Upcomming Offers': {
    heading: message('Upcoming offers this week!'),
    emptyMessage: message('No upcoming services/products found.'),
    loadError: message('Failed to fetch upcoming products'),
  },
  'New Offers': {
    heading: message('New offers, fresh from the sellers!'),
    emptyMessage: message('No products found.'),
  },
  'Holyday Discounts': {
    heading: message('Celebrate more with these holiday offers!'),
    emptyMessage: message('No holiday discounts found.'),
  },
  'Daily Discounts': {
    heading: message('Only for Today and Tomorrow!'),
    emptyMessage: message('No daily discounts found.'),
  },
  'Weekly Discounts': {
    heading: message('Only this week - Discover new picks!'),
    emptyMessage: message('No weekly discounts found.'),
  },
  Recents: { heading: message('Posted in the last two days!'), emptyMessage: message('No recent posts.') },
  'New Products': {
    heading: message('New products from all our shops!'),
    emptyMessage: message('😢 Loading...'),
  },
};

const words = new Map<string, PageWords>(Object.entries(collectionWords));

export function collectionPageSpec(collection: CollectionSpec): ListingPageSpec {
  const { label } = collection;
  return {
    ...collection,
    heading: label,
    emptyMessage: message('No products found.'),
    loadError: defaultLoadError,
    ...words.get(label),
  };
}
