import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const paymentMethods: Article = {
  heading: message('Payment Methods'),
  lead: message('{brand} stores no card or account numbers, so there is nothing to set up here.'),
  sections: [
    {
      id: 'seller',
      heading: message("Sellers' offers: pay the seller"),
      blocks: [
        message(
          'You pay the seller directly, however you both agree: cash, bank transfer or mobile money. We take no part in it. Look at the goods first, and be careful with anyone who asks for money up front.',
        ),
      ],
    },
    {
      id: 'card',
      heading: message('Demonstration shop: by card at checkout'),
      blocks: [
        message(
          'Checkout opens the page of our card payment provider, Stripe. You enter your card there, and we never see it. When you have paid or cancelled, you come back here.',
        ),
        message(
          'The shop shows sample products that are not delivered. If no payment provider is set up, a practice page takes its place. It says so, and takes no money.',
        ),
      ],
      links: [
        { label: message('Go to the shop'), to: paths.forSale },
        { label: message('Payment updates'), to: paths.paymentUpdates },
        { label: message('Wallet'), to: paths.wallet },
      ],
    },
  ],
};
