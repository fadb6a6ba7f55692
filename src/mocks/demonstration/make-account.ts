import { serverDate } from '@/mocks/server-date';
import { day, hour } from '@/platform/time';

/** The rows of the account pages. Their dates are relative to `now` (in ms). */
export function makeAccount(now: number) {
  const ago = (span: number) => serverDate(now - span);
  return {
    paymentUpdates: [
      {
        id: 1,
        message: 'Your payment for the LED desk lamp was received.',
        status: 'Received',
        created_at: ago(5 * hour),
      },
      {
        id: 2,
        message: 'The payment for your monthly plan is being checked.',
        status: 'In review',
        created_at: ago(2 * day),
      },
      {
        id: 3,
        message: 'A card was refused. No money was taken.',
        status: 'Failed',
        created_at: ago(9 * day),
      },
    ],
    pendingOrders: [
      { id: 11, product_name: 'LED desk lamp', status: 'Waiting for the seller', created_at: ago(5 * hour) },
      { id: 12, product_name: 'Coffee set with tray', status: 'On its way', created_at: ago(3 * day) },
    ],
    completedOrders: [
      { id: 8, product_name: 'Cotton scarf', status: 'Delivered', created_at: ago(16 * day) },
      { id: 5, product_name: 'School bag', status: 'Delivered', created_at: ago(41 * day) },
      { id: 3, product_name: 'Bicycle repair', status: 'Completed', created_at: ago(78 * day) },
    ],
    wallet: { balance: '2450.00' },
    subscriptions: [{ id: 1, name: 'Weekly offers by e-mail', status: 'Active' }],
    refunds: [{ id: 1, product_name: 'Table fan', status: 'Refunded', created_at: ago(30 * day) }],
  };
}
