import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/mocks/database/create-database';

/** The rows of the account pages. */
export const accountHandlers = ({ account }: Database): HttpHandler[] => [
  http.get('*/api/payment-updates/', () => HttpResponse.json(account.paymentUpdates)),
  http.get('*/api/orders/pending/', () => HttpResponse.json(account.pendingOrders)),
  http.get('*/api/orders/completed/', () => HttpResponse.json(account.completedOrders)),
  http.get('*/api/wallet/', () => HttpResponse.json(account.wallet)),
  http.get('*/api/subscriptions/', () => HttpResponse.json(account.subscriptions)),
  http.get('*/api/refunds/', () => HttpResponse.json(account.refunds)),
];
