import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import type { Article } from '@/information/article';

export const paymentMethods: Article = {
  heading: 'Payment Methods',
  lead: `No card and no account number is kept on ${brand.name}, so there is nothing to set up here.`,
  sections: [
    {
      id: 'seller',
      heading: 'Offers of sellers: pay the seller',
      blocks: [
        'You pay the seller directly, in the way the two of you agree on: cash, bank transfer or mobile money. We take no part in it. Look at the goods first, and be careful with anybody who wants money in advance.',
      ],
    },
    {
      id: 'card',
      heading: 'Demonstration shop: by card at checkout',
      blocks: [
        'Checkout leads to the page of our card payment provider, Stripe. You type the card there; we never see it. When it is done, or when you cancel, you come back here.',
        'The shop shows sample products that are not delivered. Where no payment provider is set up, a practice page stands in its place, says so, and takes no money.',
      ],
      links: [
        { label: 'Go to the shop', to: paths.forSale },
        { label: 'Payment updates', to: paths.paymentUpdates },
        { label: 'Wallet', to: paths.wallet },
      ],
    },
  ],
};
