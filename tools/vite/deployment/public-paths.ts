/** The public pages that are not lists. Account pages, and pages that need a listing, are left out. */
const publicPages = [
  '/',
  '/search',
  '/services',
  '/nearby-shops',
  '/shops-directory',
  '/forsale',
  '/form',
  '/notifications',
  '/chat',
  '/aboutus',
  '/new advantages',
  '/technologymethods',
  '/brands',
  '/customerservices',
  '/helpcenter',
  '/contactus',
  '/language',
  '/privacy',
  '/terms',
  '/shipping-info',
  '/payment-methods',
];

/** The canonical path of every page that search engines may show. A test compares these paths with the routes. */
export const publicPaths = (lists: readonly { paths: readonly string[] }[]): string[] => [
  ...publicPages,
  ...lists.flatMap(({ paths: [first] }) => first ?? []),
];
