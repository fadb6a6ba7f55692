import { message } from '@/language/translate';
import { inCategory, isVerified } from '@/listings/catalogue/selectors';
import type { CategoryValue } from './categories';
import { type CategorySpec, type PageWords, type ListingPageSpec, defaultLoadError } from './category-spec';

const categoryWords: Partial<Record<CategoryValue, PageWords>> = {
  fashions: { heading: message('Your modernized fashions!'), emptyMessage: message('No fashions found.') },
  electronics: {
    heading: message('Contemporary computers equipped with latest technologies!'),
    emptyMessage: message('No electronics found.'),
    loadError: message('Failed to fetch electronics'),
  },
  homes: {
    heading: message('Own your beautiful home by 15% initial payment!'),
    emptyMessage: message('No homes found.'),
  },
  carbrands: {
    heading: message('Reach fast on modernized car brands!'),
    emptyMessage: message('No cars found.'),
    loadError: message('Failed to fetch car brands'),
  },
  foods: {
    heading: message('Delicious foods from trusted suppliers!'),
    emptyMessage: message('No foods found.'),
    loadError: message('Failed to fetch foods'),
  },
  appliances: {
    heading: message('Beautify your homes!'),
    emptyMessage: message('No home appliances found.'),
  },
  health: {
    heading: message('Regain your beauty by utilizing these offers!'),
    emptyMessage: message('No beauty and health materials.'),
  },
  events: {
    heading: message("Don't miss out your wedding materials!"),
    emptyMessage: message('No wedding fashions found.'),
  },
  entertaiments: {
    heading: message('Recently released musics and films!'),
    emptyMessage: message('No entertainments found.'),
  },
  travels: {
    heading: message('Ready? To enjoy travelling around the world!'),
    emptyMessage: message('No travels found.'),
    loadError: message('Failed to fetch travels'),
  },
  admin: {
    heading: message('Extra hands for your busy office!'),
    emptyMessage: message('No admins found.'),
    loadError: message('Failed to fetch admins'),
  },
  agriculture: {
    heading: message('Fresh from the farm to your table and field!'),
    emptyMessage: message('No agricultural products found.'),
    loadError: message('Failed to fetch agricultural products'),
  },
  architecture: {
    heading: message('Plan and build it right the first time!'),
    emptyMessage: message('No architecture & engineering services found.'),
  },
  art: {
    heading: message('Handmade beauty from local artists!'),
    emptyMessage: message('No art products found.'),
  },
  automotive: {
    heading: message('Keep your car running like new!'),
    emptyMessage: message('No automotive services or products found.'),
  },
  baby: {
    heading: message('Everything your little ones need!'),
    emptyMessage: message('No baby essentials found.'),
  },
  books: {
    heading: message('Good books and everything to write with!'),
    emptyMessage: message('No books found.'),
  },
  carwash: {
    heading: message('A shining car in no time!'),
    emptyMessage: message('No carwash services/products found.'),
  },
  cleaning: {
    heading: message('Clean homes and offices, sparkling results!'),
    emptyMessage: message('No cleaning & sanitation essentials found.'),
  },
  consultancy: {
    heading: message('Clear advice for every decision!'),
    emptyMessage: message('No consultancy services found.'),
  },
  decor: {
    heading: message('Make your special day look its best!'),
    emptyMessage: message('No decor essentials found.'),
  },
  design: {
    heading: message('Furnish the rooms you dream of!'),
    emptyMessage: message('No design essentials found.'),
  },
  digital: {
    heading: message('Put your business in front of more people!'),
    emptyMessage: message('No digital services found.'),
  },
  elearning: {
    heading: message('Learn something new from anywhere!'),
    emptyMessage: message('No elearning courses found.'),
  },
  energy: {
    heading: message('Power and water you can rely on!'),
    emptyMessage: message('No energy and utility essentials found.'),
  },
  fitness: {
    heading: message('Get fit and feel strong!'),
    emptyMessage: message('No fitness services found.'),
  },
  freight: {
    heading: message('Send it anywhere, safe and sound!'),
    emptyMessage: message('No freight services found.'),
  },
  gaming: {
    heading: message('Play more with these toys and games!'),
    emptyMessage: message('No gaming essentials found.'),
  },
  green: {
    heading: message('Kind to your home and to nature!'),
    emptyMessage: message('No green services found.'),
    loadError: message('Failed to fetch green items'),
  },
  homesecurity: {
    heading: message('Feel safe in a smarter home!'),
    emptyMessage: message('No home security essentials found.'),
    loadError: message('Failed to fetch home security items'),
  },
  human: {
    heading: message('Find the right people for the right job!'),
    emptyMessage: message('No human resouce and staffing ound.'),
    loadError: message('No internet connection'),
  },
  insurances: {
    heading: message('Protect what matters to you!'),
    emptyMessage: message('No insurance services found.'),
    loadError: message('No internet connection'),
  },
  jewelry: {
    heading: message('Shine with these jewelry offers!'),
    emptyMessage: message('No jewelry items found.'),
    loadError: message('Failed to fetch jewelry items'),
  },
  land: {
    heading: message('Grow the garden you love!'),
    emptyMessage: message('No gardening products and services found.'),
    loadError: message('No internet connection'),
  },
  logistic: {
    heading: message('From the store to your door!'),
    emptyMessage: message('No logistic services found.'),
    loadError: message('Failed to fetch logistic services'),
  },
  marine: {
    heading: message('Set out on the water with confidence!'),
    emptyMessage: message('No marine services found.'),
  },
  medical: {
    heading: message('Your health comes first!'),
    emptyMessage: message('No medical products or services found.'),
  },
  mental: {
    heading: message('Take care of your mind, too!'),
    emptyMessage: message('No mental health services found.'),
  },
  music: {
    heading: message('Instruments and sounds for every ear!'),
    emptyMessage: message('😢 Loading...'),
  },
  nonprofit: { heading: message('Small help, big difference!'), emptyMessage: message('😢 Loading...') },
  nursing: {
    heading: message('Kind care for the ones you love!'),
    emptyMessage: message('No elderly centers found.'),
  },
  office: {
    heading: message('A good desk for your best work!'),
    emptyMessage: message('No coworking and office spaces.'),
  },
  pet: { heading: message('Happy pets, happy homes!'), emptyMessage: message('No pet supplies found.') },
  photography: {
    heading: message('Keep your best moments forever!'),
    emptyMessage: message('No photography services or products found.'),
  },
  podcasting: { heading: message('Make your voice heard!'), emptyMessage: message('😢 Loading...') },
  printing: {
    heading: message('Print it big, print it bright!'),
    emptyMessage: message('No printing essentials found.'),
  },
  rental: {
    heading: message('Rent what you need, when you need it!'),
    emptyMessage: message('No rental essentials found.'),
  },
  repair: {
    heading: message('Fixed today, working tomorrow!'),
    emptyMessage: message('No repair and maintenance found.'),
  },
  sallons: {
    heading: message('Look your best with a fresh new style!'),
    emptyMessage: message('No salons or barbershops found.'),
  },
  security: {
    heading: message('Sleep well, we are watching!'),
    emptyMessage: message('No securtiy essentials found.'),
  },
  software: {
    heading: message('Software that works the way you do!'),
    emptyMessage: message('No software servcies and products found.'),
  },
  stationary: {
    heading: message('All for the desk, the class and the office!'),
    emptyMessage: message('No stationary or office supplies found.'),
  },
  tatue: {
    heading: message('Wear your story with pride!'),
    emptyMessage: message('No tattoo or piercing studios found.'),
  },
  telecom: {
    heading: message('Stay connected wherever you are!'),
    emptyMessage: message('No telecom services found.'),
  },
  translation: { heading: message('Every language, clearly said!'), emptyMessage: message('😢 Loading...') },
  virtual: { heading: message('Bring everyone together, online!'), emptyMessage: message('No virtual.') },
  waste: { heading: message('Nothing wasted, everything clean!'), emptyMessage: message('😢 Loading...') },
};

const words = new Map<string, PageWords>(Object.entries(categoryWords));

/** The page of a category. A category without an entry in `categoryWords` has its label as its heading. */
export function categoryPageSpec(category: CategorySpec): ListingPageSpec {
  const { label, value } = category;
  // The rarer first: it runs over all listings as a page opens.
  const where = [inCategory(value), isVerified];
  return {
    ...category,
    heading: label,
    emptyMessage: message('No products found.'),
    loadError: defaultLoadError,
    ...words.get(value),
    where: () => where,
  };
}
