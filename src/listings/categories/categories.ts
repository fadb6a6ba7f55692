import type { CategorySpec } from './category-spec';

/**
 * Every category a seller may choose, one line a page (docs/product.md, Category pages). Values keep the API's
 * own spelling. Add a line here and the page, its address, the form's choice and the tests follow; words of its
 * own are in `category-page-spec.ts`.
 */
export const categories = [
  { value: 'fashions', paths: ['/fashions'], label: 'Fashions', layout: 'rows' },
  {
    value: 'electronics',
    paths: ['/electronic-materials'],
    label: 'Computers & Electronics',
    layout: 'rows',
  },
  { value: 'homes', paths: ['/homes'], label: 'Homes', layout: 'rows' },
  { value: 'carbrands', paths: ['/car-brands'], label: 'Car Brands', layout: 'rows' },
  { value: 'foods', paths: ['/food-and-beverages'], label: 'Foods & Beverages', layout: 'rows' },
  { value: 'appliances', paths: ['/home-appliances'], label: 'Home and Appliances', layout: 'rows' },
  { value: 'health', paths: ['/health-and-beauties'], label: 'Health & Beauty', layout: 'rows' },
  { value: 'events', paths: ['/events-and-weddings'], label: 'Events & Weddings', layout: 'rows' },
  { value: 'entertaiments', paths: ['/entertainments'], label: 'Entertainments', layout: 'rows' },
  { value: 'travels', paths: ['/travels'], label: 'Travels', layout: 'rows' },
  {
    value: 'admin',
    paths: ['/Virtual_Assistant_And_Admin_Supports'],
    label: 'Virtual Assistant & Admin Support',
    layout: 'rows',
  },
  {
    value: 'agriculture',
    paths: ['/Agriculture_And_Livestock'],
    label: 'Agriculture And Livestock products',
    layout: 'rows',
  },
  {
    value: 'architecture',
    paths: ['/Architecture_And_Engineering_Services'],
    label: 'Architecture & Engineering Services',
    layout: 'rows',
  },
  { value: 'art', paths: ['/Art_And_Handicrafts'], label: 'Art & Handicrafts', layout: 'rows' },
  { value: 'automotive', paths: ['/Automotive_Services'], label: 'Automotive Services', layout: 'rows' },
  { value: 'baby', paths: ['/Babies_And_Kids_Products'], label: 'Baby & Kids Products', layout: 'rows' },
  {
    value: 'books',
    paths: ['/Books_And_Stationaries'],
    label: 'Books & Stationaries materials',
    layout: 'rows',
  },
  { value: 'carwash', paths: ['/Car_Wash'], label: 'Car Wash & Detailing', layout: 'cards' },
  {
    value: 'cleaning',
    paths: ['/Cleaning_And_Sanitation_Services'],
    label: 'Cleaning And Sanitation materials',
    layout: 'rows',
  },
  {
    value: 'consultancy',
    paths: ['/Legal_And_Consultancy_Services'],
    label: 'Legal & Consultancy Services',
    layout: 'rows',
  },
  { value: 'decor', paths: ['/Event_Planning_And_Decor'], label: 'Event Planning & Decor', layout: 'rows' },
  {
    value: 'design',
    paths: ['/Furniture_And_Interior_design'],
    label: 'Furniture & Interior Design materials',
    layout: 'rows',
  },
  {
    value: 'digital',
    paths: ['/Digital_Marketing_Services'],
    label: 'Digital Marketing Services',
    layout: 'rows',
  },
  {
    value: 'elearning',
    paths: ['/Elearning_And_Online_Courses'],
    label: 'Elearning & Online Courses',
    layout: 'rows',
  },
  { value: 'energy', paths: ['/Energy_And_Utilities'], label: 'Energy & Utilities', layout: 'rows' },
  {
    value: 'fitness',
    paths: ['/Fitness_And_Sports_Services'],
    label: 'Fitness & Sports Services',
    layout: 'rows',
  },
  {
    value: 'freight',
    paths: ['/Courier_And_Freight_Services'],
    label: 'Courier & Freight Services',
    layout: 'rows',
  },
  { value: 'gaming', paths: ['/Toys_And_Games'], label: 'Toys & Games', layout: 'rows' },
  {
    value: 'green',
    paths: ['/Green_And_Eco_Friendly_Products'],
    label: 'Green & Eco-friendly Products',
    layout: 'rows',
  },
  {
    value: 'homesecurity',
    paths: ['/Home_Security_And_Smart_Homes'],
    label: 'Home Security & Smart Homes',
    layout: 'rows',
  },
  {
    value: 'human',
    paths: ['/Human_Resources_And_Staffing'],
    label: 'Human Resources & Staffing',
    layout: 'rows',
  },
  { value: 'insurances', paths: ['/Finance_And_Insurances'], label: 'Finance & Insurances', layout: 'rows' },
  { value: 'jewelry', paths: ['/Jewelries'], label: 'Jewelry products', layout: 'rows' },
  {
    value: 'land',
    paths: ['/Landscaping_And_Gardening_Services'],
    label: 'Landscaping & Gardening Services',
    layout: 'rows',
  },
  {
    value: 'logistic',
    paths: ['/Logistic_And_Delivery_Services'],
    label: 'Logistic & Delivery Services',
    layout: 'rows',
  },
  {
    value: 'marine',
    paths: ['/Marine_And_Boating_Services'],
    label: 'Marine & Boating Services',
    layout: 'nearby',
    usualSort: 'nearest',
  },
  {
    value: 'medical',
    paths: ['/Medical_And_Pharmaceuticals'],
    label: 'Medical & Pharmaceuticals',
    layout: 'rows',
  },
  {
    value: 'mental',
    paths: ['/Mental_Health_And_Wellness_Services'],
    label: 'Mental Health & Wellness Services',
    layout: 'rows',
  },
  { value: 'music', paths: ['/Music_And_Instruments'], label: 'Music & Instruments', layout: 'cards' },
  {
    value: 'nonprofit',
    paths: ['/Non_Profit_And_Charity_Organizations'],
    label: 'Non Profit & Charity Organizations',
    layout: 'cards',
  },
  {
    value: 'nursing',
    paths: ['/Elderly_Care_And_Nursing_Services'],
    label: 'Elderly Care & Nursing Services',
    layout: 'rows',
  },
  {
    value: 'office',
    paths: ['/Coworking_And_Office_Spaces'],
    label: 'Coworking & Office Spaces',
    layout: 'rows',
  },
  { value: 'pet', paths: ['/Pet_Supplies_And_Services'], label: 'Pet Supplies & Services', layout: 'rows' },
  {
    value: 'photography',
    paths: ['/Video_And_Photography'],
    label: 'Video & Photography materials',
    layout: 'grid3',
  },
  {
    value: 'podcasting',
    paths: ['/Podcasting_And_Audio_Production'],
    label: 'Podcasting & Audio Production',
    layout: 'cards',
  },
  {
    value: 'printing',
    paths: ['/Printing_And_Publishing'],
    label: 'Printing & Publishing materials',
    layout: 'grid3',
  },
  { value: 'rental', paths: ['/Rental_Services'], label: 'Rental Services', layout: 'rows' },
  {
    value: 'repair',
    paths: ['/Repair_and_Maintenance', '/Repair_and_maintenace'],
    label: 'Repair & Maintenance',
    layout: 'rows',
  },
  {
    value: 'sallons',
    paths: ['/Beauty_Salons_And_Barbershops'],
    label: 'Beauty Salons & Barbershops',
    layout: 'rows',
  },
  { value: 'security', paths: ['/Security_Services'], label: 'Security Services', layout: 'rows' },
  {
    value: 'software',
    paths: ['/Software_And_IT_Services'],
    label: 'Software & IT Services',
    layout: 'rows',
  },
  {
    value: 'stationary',
    paths: ['/Stationary_And_Office_Supplies'],
    label: 'Stationary & Office Supplies',
    layout: 'rows',
  },
  {
    value: 'tatue',
    paths: ['/Tattoo_And_Piercing_Studios'],
    label: 'Tattoo & Piercing Studios',
    layout: 'rows',
  },
  { value: 'telecom', paths: ['/Telecome_Services'], label: 'Telecom Services', layout: 'rows' },
  {
    value: 'translation',
    paths: ['/Language_And_Translation'],
    label: 'Language & Translation',
    layout: 'cards',
  },
  {
    value: 'virtual',
    paths: ['/Virtual_Events_And_Webinars'],
    label: 'Virtual Events & Webinars',
    layout: 'rows',
  },
  {
    value: 'waste',
    paths: ['/Waste_Management_And_Recycling'],
    label: 'Waste Management & Recycling',
    layout: 'cards',
  },
] as const satisfies readonly CategorySpec[];

/** A category value as the API spells it. */
export type CategoryValue = (typeof categories)[number]['value'];

const byValue = new Map<string, CategorySpec>(categories.map((category) => [category.value, category]));

/** The category of a value as the API stores it; undefined for a collection's value or one unknown. */
export const findCategory = (value: string): CategorySpec | undefined => byValue.get(value);

/** The categories of these values, in their order. */
export const pickCategories = (values: readonly CategoryValue[]): CategorySpec[] =>
  values.flatMap((value) => byValue.get(value) ?? []);
