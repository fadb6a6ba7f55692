import { message } from '@/language/translate';
import type { CategoryValue } from './categories';
import type { ListSpec } from './category-spec';
import type { CollectionKey } from './collections';

const categoryHeadings: Partial<Record<CategoryValue, string>> = {
  fashions: message('Your modernized fashions!'),
  electronics: message('Contemporary computers equipped with latest technologies!'),
  homes: message('Own your beautiful home by 15% initial payment!'),
  carbrands: message('Reach fast on modernized car brands!'),
  foods: message('Delicious foods from trusted suppliers!'),
  appliances: message('Beautify your homes!'),
  health: message('Regain your beauty by utilizing these offers!'),
  events: message("Don't miss out your wedding materials!"),
  entertaiments: message('Recently released musics and films!'),
  travels: message('Ready? To enjoy travelling around the world!'),
  admin: message('Extra hands for your busy office!'),
  agriculture: message('Fresh from the farm to your table and field!'),
  architecture: message('Plan and build it right the first time!'),
  art: message('Handmade beauty from local artists!'),
  automotive: message('Keep your car running like new!'),
  baby: message('Everything your little ones need!'),
  books: message('Good books and everything to write with!'),
  carwash: message('A shining car in no time!'),
  cleaning: message('Clean homes and offices, sparkling results!'),
  consultancy: message('Clear advice for every decision!'),
  decor: message('Make your special day look its best!'),
  design: message('Furnish the rooms you dream of!'),
  digital: message('Put your business in front of more people!'),
  elearning: message('Learn something new from anywhere!'),
  energy: message('Power and water you can rely on!'),
  fitness: message('Get fit and feel strong!'),
  freight: message('Send it anywhere, safe and sound!'),
  gaming: message('Play more with these toys and games!'),
  green: message('Kind to your home and to nature!'),
  homesecurity: message('Feel safe in a smarter home!'),
  human: message('Find the right people for the right job!'),
  insurances: message('Protect what matters to you!'),
  jewelry: message('Shine with these jewelry offers!'),
  land: message('Grow the garden you love!'),
  logistic: message('From the store to your door!'),
  marine: message('Set out on the water with confidence!'),
  medical: message('Your health comes first!'),
  mental: message('Take care of your mind, too!'),
  music: message('Instruments and sounds for every ear!'),
  nonprofit: message('Small help, big difference!'),
  nursing: message('Kind care for the ones you love!'),
  office: message('A good desk for your best work!'),
  pet: message('Happy pets, happy homes!'),
  photography: message('Keep your best moments forever!'),
  podcasting: message('Make your voice heard!'),
  printing: message('Print it big, print it bright!'),
  rental: message('Rent what you need, when you need it!'),
  repair: message('Fixed today, working tomorrow!'),
  sallons: message('Look your best with a fresh new style!'),
  security: message("Sleep well, we're watching!"),
  software: message('Software that works the way you do!'),
  stationary: message('All for the desk, the class and the office!'),
  tatue: message('Wear your story with pride!'),
  telecom: message('Stay connected wherever you are!'),
  translation: message('Every language, clearly said!'),
  virtual: message('Bring everyone together, online!'),
  waste: message('Nothing wasted, everything clean!'),
};

const collectionHeadings: Record<CollectionKey, string> = {
  upcoming: message('Upcoming offers this week!'),
  newOffers: message('New offers, fresh from the sellers!'),
  holiday: message('Celebrate more with these holiday offers!'),
  daily: message('Only for Today and Tomorrow!'),
  weekly: message('Only this week - Discover new picks!'),
  recents: message('Posted in the last two days!'),
  newProducts: message('New products from all our shops!'),
};

const headings = new Map(Object.entries({ ...categoryHeadings, ...collectionHeadings }));

/** The key of a list in the tables of headings and notices: the value of a category, or the key of a collection. */
export const listTextKey = (list: ListSpec): string => ('value' in list ? list.value : list.key);

/** The heading of a list; by default its label. */
export const listHeading = (list: ListSpec): string => headings.get(listTextKey(list)) ?? list.label;
