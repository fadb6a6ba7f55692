/** A path inside the app. */
export type Path = `/${string}`;

/** Every fixed path the app links to, in the form links are written (docs/product.md, Routes and links); categories have theirs in their table. */
export const paths = {
  home: '/',
  search: '/search',
  services: '/services',
  detail: '/nearby-detail',
  nearbyShops: '/nearby-shops',
  form: '/form',
  forSale: '/forsale',
  recents: '/recents',
  newProducts: '/new-products',
  dailyDiscounts: '/daily%20discounts',
  weeklyDiscounts: '/weekly%20discounts',
  holydayDiscounts: '/holyday%20discounts',
  /** The side menu's and the footer's own spellings of the same page. */
  holyDayDiscounts: '/holy%20day%20discounts',
  holidayDiscounts: '/holiday%20discounts',
  upcommingOffers: '/upcomming%20offers',
  upcomingOffers: '/upcoming%20offers',
  newOffers: '/new%20offers',
  newoffers: '/newoffers',
  newAdvantages: '/new%20advantages',
  myProfile: '/myprofile',
  myPosts: '/myposts',
  notifications: '/notifications',
  chat: '/chat',
  comments: '/comments',
  aboutUs: '/aboutus',
  contactUs: '/contactus',
  /** The customer service's own spelling of the same page. */
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
  /** The customer service's own spelling of the same page. */
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

/** The address of the search results for a text. */
export const searchPath = (query: string) => `${paths.search}?query=${encodeURIComponent(query)}` as const;

/** The address of one listing; it opens cold, without navigation state. */
export const detailPath = (id: string) => `${paths.detail}?id=${encodeURIComponent(id)}` as const;

/** The login page, and where it leads to: the page that shows now, unless told otherwise. The provider's steps keep this parameter. */
export function loginPath(next: string = window.location.pathname + window.location.search): Path {
  return `${paths.login}?redirect_url=${encodeURIComponent(next)}`;
}

/** The comments on one picture of a listing; opens cold, without navigation state. */
export const commentsPath = (productId: string, imageId: string): Path =>
  `${paths.comments}?product=${encodeURIComponent(productId)}&image=${encodeURIComponent(imageId)}`;

/** Every offer that the signed-in visitor saved. */
export const savedPath = `${paths.search}?saved=only` as const;

/** The posting form over one post that this browser keeps. */
export const formPath = (postId: string): Path => `${paths.form}?draft=${encodeURIComponent(postId)}`;
