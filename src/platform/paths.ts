import { firstPaths } from './first-paths';

export type Path = `/${string}`;

/**
 * All fixed paths that the app links to, encoded (docs/product.md, Routes and links). Categories have their own
 * table.
 */
export const paths = {
  home: '/',
  ...firstPaths,
  nearbyShops: '/nearby-shops',
  services: '/services',
  form: '/form',
  forSale: '/forsale',
  recents: '/recents',
  saved: '/saved',
  compare: '/compare',
  seller: '/seller',
  shopsDirectory: '/shops-directory',
  newProducts: '/new-products',
  dailyDiscounts: '/daily%20discounts',
  weeklyDiscounts: '/weekly%20discounts',
  holydayDiscounts: '/holyday%20discounts',
  /** The spelling that the side menu and the footer use for the same page. */
  holyDayDiscounts: '/holy%20day%20discounts',
  holidayDiscounts: '/holiday%20discounts',
  upcommingOffers: '/upcomming%20offers',
  upcomingOffers: '/upcoming%20offers',
  newOffers: '/new%20offers',
  newOffersAlias: '/newoffers',
  newAdvantages: '/new%20advantages',
  myProfile: '/myprofile',
  myPosts: '/myposts',
  notifications: '/notifications',
  chat: '/chat',
  comments: '/comments',
  aboutUs: '/aboutus',
  contactUs: '/contactus',
  /** The spelling that the customer service page uses for the same page. */
  contactUsCard: '/contact-us',
  customerServices: '/customerservices',
  language: '/language',
  shippingInfo: '/shipping-info',
  trackOrder: '/track-order',
  paymentUpdates: '/payment-updates',
  pendingOrders: '/pending-orders',
  completedOrders: '/completed-orders',
  paymentMethods: '/payment-methods',
  wallet: '/wallet',
  subscriptions: '/subscriptions',
  refunds: '/refunds',
  /** The spelling that the customer service page uses for the same page. */
  returnsRefunds: '/returns-refunds',
  technologyMethods: '/technologymethods',
  brands: '/brands',
  helpCenter: '/helpcenter',
  terms: '/terms',
  privacy: '/privacy',
  signUp: '/signup',
  login: '/login',
  welcome: '/welcome',
  logout: '/logout',
} as const satisfies Record<string, Path>;

export const searchPath = (query: string) => `${paths.search}?query=${encodeURIComponent(query)}` as const;
