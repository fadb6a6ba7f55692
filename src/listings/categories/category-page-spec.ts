import { inCategory, isVerified } from '@/listings/catalogue/selectors';
import type { CategoryValue } from './categories';
import { type CategorySpec, type PageWords, type ListingPageSpec, defaultLoadError } from './category-spec';

const categoryWords: Partial<Record<CategoryValue, PageWords>> = {
  fashions: { heading: 'Your modernized fashions!', emptyMessage: 'No fashions found.' },
  electronics: {
    heading: 'Contemporary computers equipped with latest technologies!',
    emptyMessage: 'No electronics found.',
    loadError: 'Failed to fetch electronics',
  },
  homes: { heading: 'Own your beautiful home by 15% initial payment!', emptyMessage: 'No homes found.' },
  carbrands: {
    heading: 'Reach fast on modernized car brands!',
    emptyMessage: 'No cars found.',
    loadError: 'Failed to fetch car brands',
  },
  foods: {
    heading: 'Delicious foods from trusted suppliers!',
    emptyMessage: 'No foods found.',
    loadError: 'Failed to fetch foods',
  },
  appliances: { heading: 'Beautify your homes!', emptyMessage: 'No home appliances found.' },
  health: {
    heading: 'Regain your beauty by utilizing these offers!',
    emptyMessage: 'No beauty and health materials.',
  },
  events: { heading: "Don't miss out your wedding materials!", emptyMessage: 'No wedding fashions found.' },
  entertaiments: { heading: 'Recently released musics and films!', emptyMessage: 'No entertainments found.' },
  travels: {
    heading: 'Ready? To enjoy travelling around the world!',
    emptyMessage: 'No travels found.',
    loadError: 'Failed to fetch travels',
  },
  admin: {
    heading: 'Extra hands for your busy office!',
    emptyMessage: 'No admins found.',
    loadError: 'Failed to fetch admins',
  },
  agriculture: {
    heading: 'Fresh from the farm to your table and field!',
    emptyMessage: 'No agricultural products found.',
    loadError: 'Failed to fetch agricultural products',
  },
  architecture: {
    heading: 'Plan and build it right the first time!',
    emptyMessage: 'No architecture & engineering services found.',
  },
  art: { heading: 'Handmade beauty from local artists!', emptyMessage: 'No art products found.' },
  automotive: {
    heading: 'Keep your car running like new!',
    emptyMessage: 'No automotive services or products found.',
  },
  baby: { heading: 'Everything your little ones need!', emptyMessage: 'No baby essentials found.' },
  books: { heading: 'Good books and everything to write with!', emptyMessage: 'No books found.' },
  carwash: { heading: 'A shining car in no time!', emptyMessage: 'No carwash services/products found.' },
  cleaning: {
    heading: 'Clean homes and offices, sparkling results!',
    emptyMessage: 'No cleaning & sanitation essentials found.',
  },
  consultancy: {
    heading: 'Clear advice for every decision!',
    emptyMessage: 'No consultancy services found.',
  },
  decor: { heading: 'Make your special day look its best!', emptyMessage: 'No decor essentials found.' },
  design: { heading: 'Furnish the rooms you dream of!', emptyMessage: 'No design essentials found.' },
  digital: {
    heading: 'Put your business in front of more people!',
    emptyMessage: 'No digital services found.',
  },
  elearning: { heading: 'Learn something new from anywhere!', emptyMessage: 'No elearning courses found.' },
  energy: {
    heading: 'Power and water you can rely on!',
    emptyMessage: 'No energy and utility essentials found.',
  },
  fitness: { heading: 'Get fit and feel strong!', emptyMessage: 'No fitness services found.' },
  freight: { heading: 'Send it anywhere, safe and sound!', emptyMessage: 'No freight services found.' },
  gaming: { heading: 'Play more with these toys and games!', emptyMessage: 'No gaming essentials found.' },
  green: {
    heading: 'Kind to your home and to nature!',
    emptyMessage: 'No green services found.',
    loadError: 'Failed to fetch green items',
  },
  homesecurity: {
    heading: 'Feel safe in a smarter home!',
    emptyMessage: 'No home security essentials found.',
    loadError: 'Failed to fetch home security items',
  },
  human: {
    heading: 'Find the right people for the right job!',
    emptyMessage: 'No human resouce and staffing ound.',
    loadError: 'No internet connection',
  },
  insurances: {
    heading: 'Protect what matters to you!',
    emptyMessage: 'No insurance services found.',
    loadError: 'No internet connection',
  },
  jewelry: {
    heading: 'Shine with these jewelry offers!',
    emptyMessage: 'No jewelry items found.',
    loadError: 'Failed to fetch jewelry items',
  },
  land: {
    heading: 'Grow the garden you love!',
    emptyMessage: 'No gardening products and services found.',
    loadError: 'No internet connection',
  },
  logistic: {
    heading: 'From the store to your door!',
    emptyMessage: 'No logistic services found.',
    loadError: 'Failed to fetch logistic services',
  },
  marine: { heading: 'Set out on the water with confidence!', emptyMessage: 'No marine services found.' },
  medical: { heading: 'Your health comes first!', emptyMessage: 'No medical products or services found.' },
  mental: { heading: 'Take care of your mind, too!', emptyMessage: 'No mental health services found.' },
  music: { heading: 'Instruments and sounds for every ear!', emptyMessage: '😢 Loading...' },
  nonprofit: { heading: 'Small help, big difference!', emptyMessage: '😢 Loading...' },
  nursing: { heading: 'Kind care for the ones you love!', emptyMessage: 'No elderly centers found.' },
  office: { heading: 'A good desk for your best work!', emptyMessage: 'No coworking and office spaces.' },
  pet: { heading: 'Happy pets, happy homes!', emptyMessage: 'No pet supplies found.' },
  photography: {
    heading: 'Keep your best moments forever!',
    emptyMessage: 'No photography services or products found.',
  },
  podcasting: { heading: 'Make your voice heard!', emptyMessage: '😢 Loading...' },
  printing: { heading: 'Print it big, print it bright!', emptyMessage: 'No printing essentials found.' },
  rental: { heading: 'Rent what you need, when you need it!', emptyMessage: 'No rental essentials found.' },
  repair: { heading: 'Fixed today, working tomorrow!', emptyMessage: 'No repair and maintenance found.' },
  sallons: {
    heading: 'Look your best with a fresh new style!',
    emptyMessage: 'No salons or barbershops found.',
  },
  security: { heading: 'Sleep well, we are watching!', emptyMessage: 'No securtiy essentials found.' },
  software: {
    heading: 'Software that works the way you do!',
    emptyMessage: 'No software servcies and products found.',
  },
  stationary: {
    heading: 'All for the desk, the class and the office!',
    emptyMessage: 'No stationary or office supplies found.',
  },
  tatue: { heading: 'Wear your story with pride!', emptyMessage: 'No tattoo or piercing studios found.' },
  telecom: { heading: 'Stay connected wherever you are!', emptyMessage: 'No telecom services found.' },
  translation: { heading: 'Every language, clearly said!', emptyMessage: '😢 Loading...' },
  virtual: { heading: 'Bring everyone together, online!', emptyMessage: 'No virtual.' },
  waste: { heading: 'Nothing wasted, everything clean!', emptyMessage: '😢 Loading...' },
};

const words = new Map<string, PageWords>(Object.entries(categoryWords));

/** The page of a category. A category without an entry in `categoryWords` gets its words from its label. */
export function categoryPageSpec(category: CategorySpec): ListingPageSpec {
  const { label, value } = category;
  // The rarer first: it runs over all listings as a page opens.
  const where = [inCategory(value), isVerified];
  return {
    ...category,
    heading: label,
    emptyMessage: `No ${label.toLowerCase()} found.`,
    loadError: defaultLoadError,
    ...words.get(value),
    where: () => where,
  };
}
