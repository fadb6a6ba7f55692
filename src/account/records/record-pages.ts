import { type Path, paths } from '@/config/paths';
import { brand } from '@/config/brand';

/** One list of the account pages: where it comes from and how it is shown. */
export interface RecordList {
  endpoint: `/api/${string}/`;
  /** The field that says what a row is about. */
  textField: 'message' | 'name' | 'product_name';
  /** What a row is, said before its number; null where its number tells nobody anything. */
  noun: string | null;
  /** What a reader hears while it loads. */
  loading: string;
  loadError: string;
  emptyMessage: string;
  /** What to do when there is nothing. */
  emptyAdvice: { text: string; label: string; path: Path };
}

const toTheShop = {
  text: 'Orders show here when the server has any.',
  label: 'See what is for sale',
  path: paths.forSale,
};

const recordLists = {
  paymentUpdates: {
    endpoint: '/api/payment-updates/',
    textField: 'message',
    noun: null,
    loading: 'Loading payment updates',
    loadError: 'Failed to fetch payment updates',
    emptyMessage: 'No recent payment updates.',
    emptyAdvice: {
      text: 'News of a payment shows here.',
      label: 'How paying works',
      path: paths.paymentMethods,
    },
  },
  pendingOrders: {
    endpoint: '/api/orders/pending/',
    textField: 'product_name',
    noun: 'Order',
    loading: 'Loading pending orders',
    loadError: 'Failed to fetch pending orders',
    emptyMessage: 'No pending orders.',
    emptyAdvice: toTheShop,
  },
  completedOrders: {
    endpoint: '/api/orders/completed/',
    textField: 'product_name',
    noun: 'Order',
    loading: 'Loading completed orders',
    loadError: 'Failed to fetch completed orders',
    emptyMessage: 'No completed orders.',
    emptyAdvice: toTheShop,
  },
  subscriptions: {
    endpoint: '/api/subscriptions/',
    textField: 'name',
    noun: 'Subscription',
    loading: 'Loading subscriptions',
    loadError: 'Failed to fetch subscriptions',
    emptyMessage: 'No active subscriptions.',
    emptyAdvice: {
      text: 'Browsing and posting need none.',
      label: 'How Gulit works',
      path: paths.helpCenter,
    },
  },
  refunds: {
    endpoint: '/api/refunds/',
    textField: 'product_name',
    noun: 'Refund',
    loading: 'Loading refunds',
    loadError: 'Failed to fetch refunds',
    emptyMessage: 'No refund requests found.',
    emptyAdvice: {
      text: 'Returns are settled between you and the seller.',
      label: 'About returns and shipping',
      path: paths.shippingInfo,
    },
  },
} as const satisfies Record<string, RecordList>;

/** An account page that shows rows of the server. */
export interface RecordPage {
  /** The canonical path first, unencoded. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  heading: string;
  /** For the document's head. */
  description: string;
  lead: string;
  /** Several have a heading each. */
  lists: readonly { heading: string; list: RecordList }[];
}

export const recordPages: readonly RecordPage[] = [
  {
    paths: ['/payment-updates'],
    heading: 'Payment Updates',
    description: `What became of payments on ${brand.name}: received, in review or failed.`,
    lead: 'What is new about your payments.',
    lists: [{ heading: 'Payment Updates', list: recordLists.paymentUpdates }],
  },
  {
    paths: ['/pending-orders'],
    heading: 'Pending Orders',
    description: `Orders on ${brand.name} that are still on their way, each with its status.`,
    lead: 'Orders that are not done yet, each with its status.',
    lists: [{ heading: 'Pending Orders', list: recordLists.pendingOrders }],
  },
  {
    paths: ['/completed-orders'],
    heading: 'Completed Orders',
    description: `Orders on ${brand.name} that are done, each with its status.`,
    lead: 'Orders that are done.',
    lists: [{ heading: 'Completed Orders', list: recordLists.completedOrders }],
  },
  {
    paths: ['/track-order'],
    heading: 'Track Order',
    description: `Where every order on ${brand.name} stands: the pending ones and the completed ones on one page.`,
    lead: 'Every order and where it stands.',
    lists: [
      { heading: 'Pending orders', list: recordLists.pendingOrders },
      { heading: 'Completed orders', list: recordLists.completedOrders },
    ],
  },
  {
    paths: ['/subscriptions'],
    heading: 'Subscriptions',
    description: `Subscriptions on ${brand.name} and whether they are active.`,
    lead: 'Subscriptions and whether they are active.',
    lists: [{ heading: 'Subscriptions', list: recordLists.subscriptions }],
  },
  {
    paths: ['/refunds', '/returns-refunds'],
    heading: 'Returns & Refunds',
    description: `Refund requests on ${brand.name} and what became of them.`,
    lead: 'Refund requests and what became of them.',
    lists: [{ heading: 'Refund requests', list: recordLists.refunds }],
  },
];
