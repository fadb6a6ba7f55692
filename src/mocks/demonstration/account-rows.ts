/** The rows of the account pages. They are the same for every user. */
export const accountRows = {
  paymentUpdates: [
    { id: 1, message: 'Your payment for the LED desk lamp was received.', status: 'Received' },
    { id: 2, message: 'The payment for your monthly plan is being checked.', status: 'In review' },
    { id: 3, message: 'A card was refused. No money was taken.', status: 'Failed' },
  ],
  pendingOrders: [
    { id: 11, product_name: 'LED desk lamp', status: 'Waiting for the seller' },
    { id: 12, product_name: 'Coffee set with tray', status: 'On its way' },
  ],
  completedOrders: [
    { id: 8, product_name: 'Cotton scarf', status: 'Delivered' },
    { id: 5, product_name: 'School bag', status: 'Delivered' },
    { id: 3, product_name: 'Bicycle repair', status: 'Completed' },
  ],
  wallet: { balance: '2450.00' },
  subscriptions: [{ id: 1, name: 'Weekly offers by e-mail', status: 'Active' }],
  refunds: [{ id: 1, product_name: 'Table fan', status: 'Refunded' }],
};
