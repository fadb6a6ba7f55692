import type { Path } from '@/config/paths';

/** Where a checkout ends, and the stand-in of the hosted page where there is no key. */
export const checkoutPaths = {
  success: '/success',
  cancel: '/cancel',
  testCheckout: '/test-checkout',
} as const satisfies Record<string, Path>;
