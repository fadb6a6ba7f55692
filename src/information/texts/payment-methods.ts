import type { Article } from '@/information/article';
import { paths } from '@/platform/paths';

export const article: Article = {
  heading: 'Payment methods',
  lead: '{brand} stores no card or account numbers, so there is nothing to set up here.',
  sections: [
    {
      id: 'seller',
      heading: 'Offers from sellers: pay the seller',
      blocks: [
        'You pay the seller directly, however you both agree: cash, bank transfer or mobile money. We take no part in it. Look at the item first, and be careful with anyone who asks for money up front.',
      ],
    },
    {
      id: 'card',
      heading: 'Demo shop: pay by card at checkout',
      blocks: [
        "Checkout opens the page of Stripe, our card provider. You enter your card there. We never see it. When you've paid or cancelled, you come back here.",
        "The products are samples and aren't delivered. If card payment isn't set up, you get a test page instead. It tells you so and takes no money.",
      ],
      links: [
        { label: 'Go to the shop', to: paths.forSale },
        { label: 'Payment updates', to: paths.paymentUpdates },
        { label: 'Wallet', to: paths.wallet },
      ],
    },
  ],
};
