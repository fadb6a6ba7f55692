/**
 * The pages for everybody that are no list of a table; those of an account, and those that need a listing, are
 * left out.
 */
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

/** The canonical path of every page that search engines may show; a test compares it with the routes. */
export const publicPaths = (lists: readonly { paths: readonly string[] }[]): string[] => [
  ...publicPages,
  ...lists.flatMap(({ paths: [first] }) => first ?? []),
];
