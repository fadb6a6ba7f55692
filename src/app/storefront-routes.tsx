import { lazy } from 'react';
import { brand } from '@/config/brand';
import { env } from '@/config/env';
import type { PageSpec } from './page-spec';

const ForSalePage = lazy(() => import('@/pages/for-sale-page'));
const PaymentCancelPage = lazy(() => import('@/pages/payment-cancel-page'));
const PaymentSuccessPage = lazy(() => import('@/pages/payment-success-page'));
const TestCheckoutPage = lazy(() => import('@/pages/test-checkout-page'));

/** Only where there is no card provider to go to. */
const testCheckout: PageSpec = {
  paths: ['/test-checkout'],
  title: 'Test checkout',
  description: `A stand-in for the card provider's page, to try the checkout of ${brand.name} without money.`,
  element: <TestCheckoutPage />,
};

/** The storefront and its checkout (spec section 2, Route table). */
export const storefrontRoutes: readonly PageSpec[] = [
  {
    paths: ['/forsale'],
    title: 'Order Now',
    description: `The demonstration shop of ${brand.name}: phones, computers, furniture and more at fixed prices in Birr.`,
    element: <ForSalePage />,
  },
  {
    paths: ['/success'],
    title: 'Payment Successful',
    description: `The end of a paid checkout on ${brand.name}.`,
    element: <PaymentSuccessPage />,
  },
  {
    paths: ['/cancel'],
    title: 'Payment Cancelled',
    description: `The end of a cancelled checkout on ${brand.name}: the cart is kept, and you can try again.`,
    element: <PaymentCancelPage />,
  },
  ...(env.stripePublishableKey === '' ? [testCheckout] : []),
];
