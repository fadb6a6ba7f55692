import { message } from '@/language/translate';
import type { CategoryValue } from './categories';
import {
  type CategorySpec,
  type CollectionSpec,
  type ListNotices,
  defaultLoadError,
  type ListingPageSpec,
} from './category-spec';
import type { CollectionLabel } from './collections';
import { listTextKey } from './list-headings';
import { listHead } from './list-head';

/** The page of a category or a collection. */
export const listPageSpec = (list: CategorySpec | CollectionSpec): ListingPageSpec => ({
  ...listHead(list),
  ...listNotices(list),
});

type OwnNotices = Partial<ListNotices>;

const categoryNotices: Partial<Record<CategoryValue, OwnNotices>> = {
  fashions: { emptyMessage: message('No fashions found.') },
  electronics: {
    emptyMessage: message('No electronics found.'),
    loadError: message('Failed to fetch electronics'),
  },
  homes: { emptyMessage: message('No homes found.') },
  carbrands: { emptyMessage: message('No cars found.'), loadError: message('Failed to fetch car brands') },
  foods: { emptyMessage: message('No foods found.'), loadError: message('Failed to fetch foods') },
  appliances: { emptyMessage: message('No home appliances found.') },
  health: { emptyMessage: message('No beauty and health materials.') },
  events: { emptyMessage: message('No wedding fashions found.') },
  entertaiments: { emptyMessage: message('No entertainments found.') },
  travels: { emptyMessage: message('No travels found.'), loadError: message('Failed to fetch travels') },
  admin: { emptyMessage: message('No admins found.'), loadError: message('Failed to fetch admins') },
  agriculture: {
    emptyMessage: message('No agricultural products found.'),
    loadError: message('Failed to fetch agricultural products'),
  },
  architecture: { emptyMessage: message('No architecture & engineering services found.') },
  art: { emptyMessage: message('No art products found.') },
  automotive: { emptyMessage: message('No automotive services or products found.') },
  baby: { emptyMessage: message('No baby essentials found.') },
  books: { emptyMessage: message('No books found.') },
  carwash: { emptyMessage: message('No carwash services/products found.') },
  cleaning: { emptyMessage: message('No cleaning & sanitation essentials found.') },
  consultancy: { emptyMessage: message('No consultancy services found.') },
  decor: { emptyMessage: message('No decor essentials found.') },
  design: { emptyMessage: message('No design essentials found.') },
  digital: { emptyMessage: message('No digital services found.') },
  elearning: { emptyMessage: message('No elearning courses found.') },
  energy: { emptyMessage: message('No energy and utility essentials found.') },
  fitness: { emptyMessage: message('No fitness services found.') },
  freight: { emptyMessage: message('No freight services found.') },
  gaming: { emptyMessage: message('No gaming essentials found.') },
  green: {
    emptyMessage: message('No green services found.'),
    loadError: message('Failed to fetch green items'),
  },
  homesecurity: {
    emptyMessage: message('No home security essentials found.'),
    loadError: message('Failed to fetch home security items'),
  },
  human: {
    emptyMessage: message('No human resouce and staffing ound.'),
    loadError: message('No internet connection'),
  },
  insurances: {
    emptyMessage: message('No insurance services found.'),
    loadError: message('No internet connection'),
  },
  jewelry: {
    emptyMessage: message('No jewelry items found.'),
    loadError: message('Failed to fetch jewelry items'),
  },
  land: {
    emptyMessage: message('No gardening products and services found.'),
    loadError: message('No internet connection'),
  },
  logistic: {
    emptyMessage: message('No logistic services found.'),
    loadError: message('Failed to fetch logistic services'),
  },
  // This text was agreed for marine, in this spelling.
  marine: { emptyMessage: message('No fashiions found.') },
  medical: { emptyMessage: message('No medical products or services found.') },
  mental: { emptyMessage: message('No mental health services found.') },
  music: { emptyMessage: message('😢 Loading...') },
  nonprofit: { emptyMessage: message('😢 Loading...') },
  nursing: { emptyMessage: message('No elderly centers found.') },
  office: { emptyMessage: message('No coworking and office spaces.') },
  pet: { emptyMessage: message('No pet supplies found.') },
  photography: { emptyMessage: message('No photography services or products found.') },
  podcasting: { emptyMessage: message('😢 Loading...') },
  printing: { emptyMessage: message('No printing essentials found.') },
  rental: { emptyMessage: message('No rental essentials found.') },
  repair: { emptyMessage: message('No repair and maintenance found.') },
  sallons: { emptyMessage: message('No salons or barbershops found.') },
  security: { emptyMessage: message('No securtiy essentials found.') },
  software: { emptyMessage: message('No software servcies and products found.') },
  stationary: { emptyMessage: message('No stationary or office supplies found.') },
  tatue: { emptyMessage: message('No tattoo or piercing studios found.') },
  telecom: { emptyMessage: message('No telecom services found.') },
  translation: { emptyMessage: message('😢 Loading...') },
  virtual: { emptyMessage: message('No virtual.') },
  waste: { emptyMessage: message('😢 Loading...') },
};

const collectionNotices: Record<CollectionLabel, OwnNotices> = {
  'Upcomming Offers': {
    emptyMessage: message('No upcoming services/products found.'),
    loadError: message('Failed to fetch upcoming products'),
  },
  'New Offers': { emptyMessage: message('No products found.') },
  'Holyday Discounts': { emptyMessage: message('No holiday discounts found.') },
  'Daily Discounts': { emptyMessage: message('No daily discounts found.') },
  'Weekly Discounts': { emptyMessage: message('No weekly discounts found.') },
  Recents: { emptyMessage: message('No recent posts.') },
  'New Products': { emptyMessage: message('😢 Loading...') },
};

const notices = new Map(Object.entries({ ...categoryNotices, ...collectionNotices }));

/** The messages of an empty or failed list. They load with the app; the first screen needs only the heading. */
const listNotices = (list: CategorySpec | CollectionSpec): ListNotices => ({
  emptyMessage: message('No products found.'),
  loadError: defaultLoadError,
  ...notices.get(listTextKey(list)),
});
