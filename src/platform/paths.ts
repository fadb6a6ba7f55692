export type Path = `/${string}`;

/** The unencoded paths of all pages but the categories, which are in `listings/categories/`. */
export const paths = {
  home: '/',
  homeAlias: '/discounts',
  search: '/search',
  detail: '/nearby-detail',
  nearbyShops: '/nearby-shops',
  services: '/services',
  form: '/form',
  forSale: '/forsale',
  paymentSuccess: '/success',
  paymentCancelled: '/cancel',
  /** Our test page instead of the card provider's page, in builds without a key. */
  testCheckout: '/test-checkout',
  recents: '/recents',
  saved: '/saved',
  compare: '/compare',
  seller: '/seller',
  shopsDirectory: '/shops-directory',
  newProducts: '/new-products',
  dailyDiscounts: '/daily discounts',
  weeklyDiscounts: '/weekly discounts',
  holydayDiscounts: '/holyday discounts',
  /** The spelling that the side menu uses for the same page. */
  holyDayDiscounts: '/holy day discounts',
  /** The spelling that the footer uses for the same page. */
  holidayDiscounts: '/holiday discounts',
  upcommingOffers: '/upcomming offers',
  upcomingOffers: '/upcoming offers',
  newOffers: '/new offers',
  newOffersAlias: '/newoffers',
  newAdvantages: '/new advantages',
  myProfile: '/myprofile',
  profileAlias: '/profile',
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

export const homePaths = [paths.home, paths.homeAlias] as const;

/** The page of a listing, which also opens without navigation state. */
export const detailPath = (id: string) => `${paths.detail}?id=${encodeURIComponent(id)}` as const;

/** The id in the address of a listing's page; null for other pages. */
export const listingIdIn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null =>
  pathKey(pathname) === paths.detail ? new URLSearchParams(search).get('id') : null;

/** Leaves out half a surrogate pair, for which `encodeURIComponent` would throw. */
export const searchPath = (query: string) =>
  `${paths.search}?query=${encodeURIComponent(query.replace(/\p{Cs}/gu, ''))}` as const;

/** The list of requests. The request with this id comes first. */
export const requestPath = (id: string): Path => `${paths.notifications}?request=${encodeURIComponent(id)}`;

export const commentsPath = (productId: string, imageId: string): Path =>
  `${paths.comments}?product=${encodeURIComponent(productId)}&image=${encodeURIComponent(imageId)}`;

/** The name of the address parameter for each compared listing. */
export const comparedParameter = 'offer';
export const comparePath = (ids: readonly string[]): Path =>
  `${paths.compare}?${new URLSearchParams(ids.map((id) => [comparedParameter, id])).toString()}`;

export const sellerPath = (company: string): Path =>
  `${paths.seller}?${new URLSearchParams({ company }).toString()}`;

export const formPath = (postId: string): Path => `${paths.form}?draft=${encodeURIComponent(postId)}`;

/** The login page, which returns to `next` after signing in. */
export function loginPath(next: string = window.location.pathname + window.location.search): Path {
  return `${paths.login}?redirect_url=${encodeURIComponent(next)}`;
}

/** Normalises a path as the router does: it ignores case, percent-encoding and a trailing slash. */
export function pathKey(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // A path with a broken percent escape matches no page.
  }
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}
