import { message } from '@/language/translate';
import type { CategorySpec } from './category-spec';

/**
 * All categories that a seller may choose, one per page (docs/product.md, Category pages). Values keep the
 * API's spelling; labels are English and translated when shown. A new line adds the page, its address, the
 * form's choice and the tests. Headings and messages are in `list-headings.ts` and `list-notices.ts`.
 */
export const categories = [
  { value: 'fashions', paths: ['/fashions'], label: message('Fashions'), layout: 'rows' },
  {
    value: 'electronics',
    paths: ['/electronic-materials'],
    label: message('Computers & Electronics'),
    layout: 'rows',
  },
  { value: 'homes', paths: ['/homes'], label: message('Homes'), layout: 'rows' },
  { value: 'carbrands', paths: ['/car-brands'], label: message('Car Brands'), layout: 'rows' },
  { value: 'foods', paths: ['/food-and-beverages'], label: message('Foods & Beverages'), layout: 'rows' },
  { value: 'appliances', paths: ['/home-appliances'], label: message('Home and Appliances'), layout: 'rows' },
  { value: 'health', paths: ['/health-and-beauties'], label: message('Health & Beauty'), layout: 'rows' },
  { value: 'events', paths: ['/events-and-weddings'], label: message('Events & Weddings'), layout: 'rows' },
  { value: 'entertaiments', paths: ['/entertainments'], label: message('Entertainments'), layout: 'rows' },
  { value: 'travels', paths: ['/travels'], label: message('Travels'), layout: 'rows' },
  {
    value: 'admin',
    paths: ['/Virtual_Assistant_And_Admin_Supports'],
    label: message('Virtual Assistant & Admin Support'),
    layout: 'rows',
  },
  {
    value: 'agriculture',
    paths: ['/Agriculture_And_Livestock'],
    label: message('Agriculture And Livestock products'),
    layout: 'rows',
  },
  {
    value: 'architecture',
    paths: ['/Architecture_And_Engineering_Services'],
    label: message('Architecture & Engineering Services'),
    layout: 'rows',
  },
  { value: 'art', paths: ['/Art_And_Handicrafts'], label: message('Art & Handicrafts'), layout: 'rows' },
  {
    value: 'automotive',
    paths: ['/Automotive_Services'],
    label: message('Automotive Services'),
    layout: 'rows',
  },
  {
    value: 'baby',
    paths: ['/Babies_And_Kids_Products'],
    label: message('Baby & Kids Products'),
    layout: 'rows',
  },
  {
    value: 'books',
    paths: ['/Books_And_Stationaries'],
    label: message('Books & Stationaries materials'),
    layout: 'rows',
  },
  { value: 'carwash', paths: ['/Car_Wash'], label: message('Car Wash & Detailing'), layout: 'cards' },
  {
    value: 'cleaning',
    paths: ['/Cleaning_And_Sanitation_Services'],
    label: message('Cleaning And Sanitation materials'),
    layout: 'rows',
  },
  {
    value: 'consultancy',
    paths: ['/Legal_And_Consultancy_Services'],
    label: message('Legal & Consultancy Services'),
    layout: 'rows',
  },
  {
    value: 'decor',
    paths: ['/Event_Planning_And_Decor'],
    label: message('Event Planning & Decor'),
    layout: 'rows',
  },
  {
    value: 'design',
    paths: ['/Furniture_And_Interior_design'],
    label: message('Furniture & Interior Design materials'),
    layout: 'rows',
  },
  {
    value: 'digital',
    paths: ['/Digital_Marketing_Services'],
    label: message('Digital Marketing Services'),
    layout: 'rows',
  },
  {
    value: 'elearning',
    paths: ['/Elearning_And_Online_Courses'],
    label: message('Elearning & Online Courses'),
    layout: 'rows',
  },
  { value: 'energy', paths: ['/Energy_And_Utilities'], label: message('Energy & Utilities'), layout: 'rows' },
  {
    value: 'fitness',
    paths: ['/Fitness_And_Sports_Services'],
    label: message('Fitness & Sports Services'),
    layout: 'rows',
  },
  {
    value: 'freight',
    paths: ['/Courier_And_Freight_Services'],
    label: message('Courier & Freight Services'),
    layout: 'rows',
  },
  { value: 'gaming', paths: ['/Toys_And_Games'], label: message('Toys & Games'), layout: 'rows' },
  {
    value: 'green',
    paths: ['/Green_And_Eco_Friendly_Products'],
    label: message('Green & Eco-friendly Products'),
    layout: 'rows',
  },
  {
    value: 'homesecurity',
    paths: ['/Home_Security_And_Smart_Homes'],
    label: message('Home Security & Smart Homes'),
    layout: 'rows',
  },
  {
    value: 'human',
    paths: ['/Human_Resources_And_Staffing'],
    label: message('Human Resources & Staffing'),
    layout: 'rows',
  },
  {
    value: 'insurances',
    paths: ['/Finance_And_Insurances'],
    label: message('Finance & Insurances'),
    layout: 'rows',
  },
  { value: 'jewelry', paths: ['/Jewelries'], label: message('Jewelry products'), layout: 'rows' },
  {
    value: 'land',
    paths: ['/Landscaping_And_Gardening_Services'],
    label: message('Landscaping & Gardening Services'),
    layout: 'rows',
  },
  {
    value: 'logistic',
    paths: ['/Logistic_And_Delivery_Services'],
    label: message('Logistic & Delivery Services'),
    layout: 'rows',
  },
  {
    value: 'marine',
    paths: ['/Marine_And_Boating_Services'],
    label: message('Marine & Boating Services'),
    layout: 'nearby',
    usualSort: 'nearest',
  },
  {
    value: 'medical',
    paths: ['/Medical_And_Pharmaceuticals'],
    label: message('Medical & Pharmaceuticals'),
    layout: 'rows',
  },
  {
    value: 'mental',
    paths: ['/Mental_Health_And_Wellness_Services'],
    label: message('Mental Health & Wellness Services'),
    layout: 'rows',
  },
  {
    value: 'music',
    paths: ['/Music_And_Instruments'],
    label: message('Music & Instruments'),
    layout: 'cards',
  },
  {
    value: 'nonprofit',
    paths: ['/Non_Profit_And_Charity_Organizations'],
    label: message('Non Profit & Charity Organizations'),
    layout: 'cards',
  },
  {
    value: 'nursing',
    paths: ['/Elderly_Care_And_Nursing_Services'],
    label: message('Elderly Care & Nursing Services'),
    layout: 'rows',
  },
  {
    value: 'office',
    paths: ['/Coworking_And_Office_Spaces'],
    label: message('Coworking & Office Spaces'),
    layout: 'rows',
  },
  {
    value: 'pet',
    paths: ['/Pet_Supplies_And_Services'],
    label: message('Pet Supplies & Services'),
    layout: 'rows',
  },
  {
    value: 'photography',
    paths: ['/Video_And_Photography'],
    label: message('Video & Photography materials'),
    layout: 'grid3',
  },
  {
    value: 'podcasting',
    paths: ['/Podcasting_And_Audio_Production'],
    label: message('Podcasting & Audio Production'),
    layout: 'cards',
  },
  {
    value: 'printing',
    paths: ['/Printing_And_Publishing'],
    label: message('Printing & Publishing materials'),
    layout: 'grid3',
  },
  { value: 'rental', paths: ['/Rental_Services'], label: message('Rental Services'), layout: 'rows' },
  {
    value: 'repair',
    paths: ['/Repair_and_Maintenance', '/Repair_and_maintenace'],
    label: message('Repair & Maintenance'),
    layout: 'rows',
  },
  {
    value: 'sallons',
    paths: ['/Beauty_Salons_And_Barbershops'],
    label: message('Beauty Salons & Barbershops'),
    layout: 'rows',
  },
  { value: 'security', paths: ['/Security_Services'], label: message('Security Services'), layout: 'rows' },
  {
    value: 'software',
    paths: ['/Software_And_IT_Services'],
    label: message('Software & IT Services'),
    layout: 'rows',
  },
  {
    value: 'stationary',
    paths: ['/Stationary_And_Office_Supplies'],
    label: message('Stationary & Office Supplies'),
    layout: 'rows',
  },
  {
    value: 'tatue',
    paths: ['/Tattoo_And_Piercing_Studios'],
    label: message('Tattoo & Piercing Studios'),
    layout: 'rows',
  },
  { value: 'telecom', paths: ['/Telecome_Services'], label: message('Telecom Services'), layout: 'rows' },
  {
    value: 'translation',
    paths: ['/Language_And_Translation'],
    label: message('Language & Translation'),
    layout: 'cards',
  },
  {
    value: 'virtual',
    paths: ['/Virtual_Events_And_Webinars'],
    label: message('Virtual Events & Webinars'),
    layout: 'rows',
  },
  {
    value: 'waste',
    paths: ['/Waste_Management_And_Recycling'],
    label: message('Waste Management & Recycling'),
    layout: 'cards',
  },
] as const satisfies readonly CategorySpec[];

/** A category value in the API's spelling. */
export type CategoryValue = (typeof categories)[number]['value'];

const byValue = new Map<string, CategorySpec>(categories.map((category) => [category.value, category]));

/** Finds a category by the API's value; undefined for a collection or an unknown value. */
export const findCategory = (value: string): CategorySpec | undefined => byValue.get(value);

/** The categories with these values, in the order of the values. */
export const pickCategories = (values: readonly CategoryValue[]): CategorySpec[] =>
  values.flatMap((value) => byValue.get(value) ?? []);
