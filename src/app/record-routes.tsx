import { lazy } from 'react';
import { recordPages } from '@/account/records/record-pages';
import { brand } from '@/config/brand';
import type { PageSpec } from './page-spec';

const PaymentMethodsPage = lazy(() => import('@/pages/payment-methods-page'));
const RecordsPage = lazy(() => import('@/pages/records-page'));
const WalletPage = lazy(() => import('@/pages/wallet-page'));

/** The account pages (spec section 2, Route table). */
export const recordRoutes: readonly PageSpec[] = [
  ...recordPages.map((page) => ({
    paths: page.paths,
    title: page.heading,
    description: page.description,
    element: <RecordsPage page={page} />,
  })),
  {
    paths: ['/wallet'],
    title: 'Wallet',
    description: `The balance of the wallet on ${brand.name}, in Birr.`,
    element: <WalletPage />,
  },
  {
    paths: ['/payment-methods'],
    title: 'Payment Methods',
    description: `How to pay on ${brand.name}: directly to the seller, or by card in the demonstration shop.`,
    element: <PaymentMethodsPage />,
  },
];
