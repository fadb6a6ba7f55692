import { message } from '@/language/translate';
import { paths, type Path } from '@/platform/paths';

/** A list on an account page. Texts are in English. */
export interface RecordList {
  heading: string;
  endpoint: `/api/${string}/`;
  /** The name of a row. The server gives its `{number}`. */
  numberText: string;
  /** The field that describes a row. */
  textField: 'message' | 'name' | 'product_name';
  /** What screen readers hear while it loads. */
  loadingLabel: string;
  loadErrorMessage: string;
  emptyMessage: string;
  /** Advice for an empty list. */
  emptyAdvice: { text: string; label: string; path: Path };
}

const shopAdvice = {
  text: message('Your orders will appear here.'),
  label: message("See what's for sale"),
  path: paths.forSale,
};

const recordLists = {
  paymentUpdates: {
    heading: message('Payment updates'),
    endpoint: '/api/payment-updates/',
    numberText: message('Payment {number}'),
    textField: 'message',
    loadingLabel: message('Loading payment updates'),
    loadErrorMessage: message('Failed to fetch payment updates'),
    emptyMessage: message('No recent payment updates.'),
    emptyAdvice: {
      text: message('Your payment updates will appear here.'),
      label: message('How payment works'),
      path: paths.paymentMethods,
    },
  },
  pendingOrders: {
    heading: message('Pending orders'),
    endpoint: '/api/orders/pending/',
    numberText: message('Order {number}'),
    textField: 'product_name',
    loadingLabel: message('Loading pending orders'),
    loadErrorMessage: message('Failed to fetch pending orders'),
    emptyMessage: message('No pending orders.'),
    emptyAdvice: shopAdvice,
  },
  completedOrders: {
    heading: message('Completed orders'),
    endpoint: '/api/orders/completed/',
    numberText: message('Order {number}'),
    textField: 'product_name',
    loadingLabel: message('Loading completed orders'),
    loadErrorMessage: message('Failed to fetch completed orders'),
    emptyMessage: message('No completed orders.'),
    emptyAdvice: shopAdvice,
  },
  subscriptions: {
    heading: message('Subscriptions'),
    endpoint: '/api/subscriptions/',
    numberText: message('Subscription {number}'),
    textField: 'name',
    loadingLabel: message('Loading subscriptions'),
    loadErrorMessage: message('Failed to fetch subscriptions'),
    emptyMessage: message('No active subscriptions.'),
    emptyAdvice: {
      text: message('You can browse and post without one.'),
      label: message('How Gulit works'),
      path: paths.helpCenter,
    },
  },
  refunds: {
    heading: message('Refund requests'),
    endpoint: '/api/refunds/',
    numberText: message('Refund {number}'),
    textField: 'product_name',
    loadingLabel: message('Loading refunds'),
    loadErrorMessage: message('Failed to fetch refunds'),
    emptyMessage: message('No refund requests found.'),
    emptyAdvice: {
      text: message('You settle returns with the seller.'),
      label: message('About returns and shipping'),
      path: paths.shippingInfo,
    },
  },
} as const satisfies Record<string, RecordList>;

/** An account page that shows rows from the server. Texts are in English. */
export interface RecordPage {
  /** The canonical path, then its aliases. */
  paths: readonly [Path, ...Path[]];
  heading: string;
  lead?: string;
  /** If there are several, each one shows its heading. */
  lists: readonly RecordList[];
}

export const recordPages: readonly RecordPage[] = [
  {
    paths: [paths.paymentUpdates],
    heading: message('Payment updates'),
    lists: [recordLists.paymentUpdates],
  },
  {
    paths: [paths.pendingOrders],
    heading: message('Pending orders'),
    lead: message('Orders in progress, each with its status.'),
    lists: [recordLists.pendingOrders],
  },
  {
    paths: [paths.completedOrders],
    heading: message('Completed orders'),
    lists: [recordLists.completedOrders],
  },
  {
    paths: [paths.trackOrder],
    heading: message('Track an order'),
    lead: message('Every order and its status.'),
    lists: [recordLists.pendingOrders, recordLists.completedOrders],
  },
  {
    paths: [paths.subscriptions],
    heading: message('Subscriptions'),
    lists: [recordLists.subscriptions],
  },
  {
    paths: [paths.refunds, paths.returnsRefunds],
    heading: message('Returns & refunds'),
    lead: message('Refund requests and their status.'),
    lists: [recordLists.refunds],
  },
];
