import { message } from '@/language/translate';
import type { CategoryValue } from './categories';
import { defaultLoadErrorMessage, type ListSpec } from './category-spec';
import type { CollectionKey } from './collections';
import { listTextKey } from './list-headings';

/** Most lists have the default error line. */
type ListMessages = readonly [emptyMessage: string, loadErrorMessage?: string];

/** Our specification has these texts, including the mistakes. */
const categoryNotices: Partial<Record<CategoryValue, ListMessages>> = {
  fashions: [message('No fashions found.')],
  electronics: [message('No electronics found.'), message('Failed to fetch electronics')],
  homes: [message('No homes found.')],
  carbrands: [message('No cars found.'), message('Failed to fetch car brands')],
  foods: [message('No foods found.'), message('Failed to fetch foods')],
  appliances: [message('No home appliances found.')],
  health: [message('No beauty and health materials.')],
  events: [message('No wedding fashions found.')],
  entertaiments: [message('No entertainments found.')],
  travels: [message('No travels found.'), message('Failed to fetch travels')],
  admin: [message('No admins found.'), message('Failed to fetch admins')],
  agriculture: [message('No agricultural products found.'), message('Failed to fetch agricultural products')],
  architecture: [message('No architecture & engineering services found.')],
  art: [message('No art products found.')],
  automotive: [message('No automotive services or products found.')],
  baby: [message('No baby essentials found.')],
  books: [message('No books found.')],
  carwash: [message('No carwash services/products found.')],
  cleaning: [message('No cleaning & sanitation essentials found.')],
  consultancy: [message('No consultancy services found.')],
  decor: [message('No decor essentials found.')],
  design: [message('No design essentials found.')],
  digital: [message('No digital services found.')],
  elearning: [message('No elearning courses found.')],
  energy: [message('No energy and utility essentials found.')],
  fitness: [message('No fitness services found.')],
  freight: [message('No freight services found.')],
  gaming: [message('No gaming essentials found.')],
  green: [message('No green services found.'), message('Failed to fetch green items')],
  homesecurity: [
    message('No home security essentials found.'),
    message('Failed to fetch home security items'),
  ],
  human: [message('No human resouce and staffing ound.'), message('No internet connection')],
  insurances: [message('No insurance services found.'), message('No internet connection')],
  jewelry: [message('No jewelry items found.'), message('Failed to fetch jewelry items')],
  land: [message('No gardening products and services found.'), message('No internet connection')],
  logistic: [message('No logistic services found.'), message('Failed to fetch logistic services')],
  // Specified for marine, although it names fashions.
  marine: [message('No fashiions found.')],
  medical: [message('No medical products or services found.')],
  mental: [message('No mental health services found.')],
  // Specified for six lists, although an empty list is not loading.
  music: [message('😢 Loading...')],
  nonprofit: [message('😢 Loading...')],
  nursing: [message('No elderly centers found.')],
  office: [message('No coworking and office spaces.')],
  pet: [message('No pet supplies found.')],
  photography: [message('No photography services or products found.')],
  podcasting: [message('😢 Loading...')],
  printing: [message('No printing essentials found.')],
  rental: [message('No rental essentials found.')],
  repair: [message('No repair and maintenance found.')],
  sallons: [message('No salons or barbershops found.')],
  security: [message('No securtiy essentials found.')],
  software: [message('No software servcies and products found.')],
  stationary: [message('No stationary or office supplies found.')],
  tatue: [message('No tattoo or piercing studios found.')],
  telecom: [message('No telecom services found.')],
  translation: [message('😢 Loading...')],
  virtual: [message('No virtual.')],
  waste: [message('😢 Loading...')],
};

const collectionNotices: Record<CollectionKey, ListMessages> = {
  upcoming: [message('No upcoming services/products found.'), message('Failed to fetch upcoming products')],
  newOffers: [message('No products found.')],
  holiday: [message('No holiday discounts found.')],
  daily: [message('No daily discounts found.')],
  weekly: [message('No weekly discounts found.')],
  recents: [message('No recent posts.')],
  newProducts: [message('😢 Loading...')],
};

const notices = new Map(Object.entries({ ...categoryNotices, ...collectionNotices }));

/** The messages of a list. The first screen does not need them, so they load later. */
export function listNotices(list: ListSpec) {
  const [emptyMessage = message('No products found.'), loadErrorMessage = defaultLoadErrorMessage] =
    notices.get(listTextKey(list)) ?? [];
  return { emptyMessage, loadErrorMessage };
}
