import { paths, type Path } from '@/config/paths';

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

/** The calls of the account pages that answer with rows (spec section 7). */
export const recordLists = {
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
