import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const paymentMethods: Article = {
  heading: message('Payment methods'),
  lead: message('{brand} stores no card or account numbers, so there is nothing to set up here.'),
  sections: [
    {
      id: 'seller',
      heading: message('Offers from sellers: pay the seller'),
      blocks: [
        message(
          'You pay the seller directly, however you both agree: cash, bank transfer or mobile money. We take no part in it. Look at the item first, and be careful with anyone who asks for money up front.',
        ),
      ],
    },
    {
      id: 'card',
      heading: message('Demo shop: pay by card at checkout'),
      blocks: [
        message(
          "Checkout opens the page of Stripe, our card provider. You enter your card there. We never see it. When you've paid or cancelled, you come back here.",
        ),
        message(
          "The products are samples and aren't delivered. If card payment isn't set up, you get a test page instead. It tells you so and takes no money.",
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
