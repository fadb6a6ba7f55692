import { message } from '@/language/translate';
import type { Path } from '@/platform/paths';
import type { CategorySpec, ListLook } from './category-spec';

const withLook =
  (look: ListLook) =>
  (path: Path, label: string, ...aliases: readonly Path[]) => ({
    paths: [path, ...aliases] as const,
    label,
    look,
  });
const rows = withLook('rows');
const grid = withLook('grid3');
const cards = withLook('cards');
const nearby = withLook('nearby');

/**
 * Each key is the category's value in the API. A new line adds a page, a choice in the form, and tests. Headings and
 * messages are in `list-headings.ts` and `list-notices.ts`.
 */
const categoryTable = {
  fashions: rows('/fashions', message('Fashions')),
  electronics: rows('/electronic-materials', message('Computers & Electronics')),
  homes: rows('/homes', message('Homes')),
  carbrands: rows('/car-brands', message('Car Brands')),
  foods: rows('/food-and-beverages', message('Foods & Beverages')),
  appliances: rows('/home-appliances', message('Home and Appliances')),
  health: rows('/health-and-beauties', message('Health & Beauty')),
  events: rows('/events-and-weddings', message('Events & Weddings')),
  entertaiments: rows('/entertainments', message('Entertainments')),
  travels: rows('/travels', message('Travels')),
  admin: rows('/Virtual_Assistant_And_Admin_Supports', message('Virtual Assistant & Admin Support')),
  agriculture: rows('/Agriculture_And_Livestock', message('Agriculture And Livestock products')),
  architecture: rows(
    '/Architecture_And_Engineering_Services',
    message('Architecture & Engineering Services'),
  ),
  art: rows('/Art_And_Handicrafts', message('Art & Handicrafts')),
  automotive: rows('/Automotive_Services', message('Automotive Services')),
  baby: rows('/Babies_And_Kids_Products', message('Baby & Kids Products')),
  books: rows('/Books_And_Stationaries', message('Books & Stationaries materials')),
  carwash: cards('/Car_Wash', message('Car Wash & Detailing')),
  cleaning: rows('/Cleaning_And_Sanitation_Services', message('Cleaning And Sanitation materials')),
  consultancy: rows('/Legal_And_Consultancy_Services', message('Legal & Consultancy Services')),
  decor: rows('/Event_Planning_And_Decor', message('Event Planning & Decor')),
  design: rows('/Furniture_And_Interior_design', message('Furniture & Interior Design materials')),
  digital: rows('/Digital_Marketing_Services', message('Digital Marketing Services')),
  elearning: rows('/Elearning_And_Online_Courses', message('Elearning & Online Courses')),
  energy: rows('/Energy_And_Utilities', message('Energy & Utilities')),
  fitness: rows('/Fitness_And_Sports_Services', message('Fitness & Sports Services')),
  freight: rows('/Courier_And_Freight_Services', message('Courier & Freight Services')),
  gaming: rows('/Toys_And_Games', message('Toys & Games')),
  green: rows('/Green_And_Eco_Friendly_Products', message('Green & Eco-friendly Products')),
  homesecurity: rows('/Home_Security_And_Smart_Homes', message('Home Security & Smart Homes')),
  human: rows('/Human_Resources_And_Staffing', message('Human Resources & Staffing')),
  insurances: rows('/Finance_And_Insurances', message('Finance & Insurances')),
  jewelry: rows('/Jewelries', message('Jewelry products')),
  land: rows('/Landscaping_And_Gardening_Services', message('Landscaping & Gardening Services')),
  logistic: rows('/Logistic_And_Delivery_Services', message('Logistic & Delivery Services')),
  marine: nearby('/Marine_And_Boating_Services', message('Marine & Boating Services')),
  medical: rows('/Medical_And_Pharmaceuticals', message('Medical & Pharmaceuticals')),
  mental: rows('/Mental_Health_And_Wellness_Services', message('Mental Health & Wellness Services')),
  music: cards('/Music_And_Instruments', message('Music & Instruments')),
  nonprofit: cards('/Non_Profit_And_Charity_Organizations', message('Non Profit & Charity Organizations')),
  nursing: rows('/Elderly_Care_And_Nursing_Services', message('Elderly Care & Nursing Services')),
  office: rows('/Coworking_And_Office_Spaces', message('Coworking & Office Spaces')),
  pet: rows('/Pet_Supplies_And_Services', message('Pet Supplies & Services')),
  photography: grid('/Video_And_Photography', message('Video & Photography materials')),
  podcasting: cards('/Podcasting_And_Audio_Production', message('Podcasting & Audio Production')),
  printing: grid('/Printing_And_Publishing', message('Printing & Publishing materials')),
  rental: rows('/Rental_Services', message('Rental Services')),
  repair: rows('/Repair_and_Maintenance', message('Repair & Maintenance'), '/Repair_and_maintenace'),
  sallons: rows('/Beauty_Salons_And_Barbershops', message('Beauty Salons & Barbershops')),
  security: rows('/Security_Services', message('Security Services')),
  software: rows('/Software_And_IT_Services', message('Software & IT Services')),
  stationary: rows('/Stationary_And_Office_Supplies', message('Stationary & Office Supplies')),
  tatue: rows('/Tattoo_And_Piercing_Studios', message('Tattoo & Piercing Studios')),
  telecom: rows('/Telecome_Services', message('Telecom Services')),
  translation: cards('/Language_And_Translation', message('Language & Translation')),
  virtual: rows('/Virtual_Events_And_Webinars', message('Virtual Events & Webinars')),
  waste: cards('/Waste_Management_And_Recycling', message('Waste Management & Recycling')),
} satisfies Record<string, Omit<CategorySpec, 'value'>>;

export type CategoryValue = keyof typeof categoryTable;

const isCategoryValue = (value: string): value is CategoryValue => value in categoryTable;

export const categories: readonly (CategorySpec & { value: CategoryValue })[] = Object.keys(categoryTable)
  .filter(isCategoryValue)
  .map((value) => ({ value, ...categoryTable[value] }));

const categoriesByValue = new Map<string, CategorySpec>(
  categories.map((category) => [category.value, category]),
);

/** Undefined for a collection or an unknown value. */
export const findCategory = (value: string): CategorySpec | undefined => categoriesByValue.get(value);
