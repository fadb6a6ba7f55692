import { brand } from '@/config/brand';
import { recordLists, type RecordList } from './record-lists';

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

/** The account pages that are lists (spec section 2, Route table). */
export const recordPages: readonly RecordPage[] = [
  {
    paths: ['/payment-updates'],
    heading: 'Payment Updates',
    description: `What became of payments on ${brand.name}: received, in review or failed.`,
    lead: 'What the server last said about payments.',
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
