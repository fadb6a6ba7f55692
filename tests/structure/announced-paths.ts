/**
 * The addresses whose screens come later, unencoded, one page a line with its other spellings after it. A screen that is
 * added leaves this list: the tests say so.
 */
export const announcedPages: readonly (readonly string[])[] = [
  // Storefront and payments
  ['/forsale'],
  ['/success'],
  ['/cancel'],
  ['/payment-updates'],
  ['/pending-orders'],
  ['/completed-orders'],
  ['/track-order'],
  ['/payment-methods'],
  ['/wallet'],
  ['/subscriptions'],
  ['/refunds', '/returns-refunds'],
  // Information
  ['/aboutus'],
  ['/new advantages'],
  ['/technologymethods'],
  ['/brands'],
  ['/customerservices'],
  ['/helpcenter'],
  ['/contactus', '/contact-us'],
  ['/language'],
  ['/privacy'],
  ['/terms'],
  ['/shipping-info'],
];
