import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { HelpTopic } from '@/information/article';

export const payingHelp: HelpTopic = {
  id: 'paying',
  heading: message('Orders and payments'),
  questions: [
    {
      id: 'pay-a-seller',
      question: message('How do I pay for an offer?'),
      blocks: [
        message(
          "You pay the seller however you both agree. Look at the item first. You don't pay anything through this app.",
        ),
      ],
      links: [{ label: message('Payment methods'), to: paths.paymentMethods }],
    },
    {
      id: 'demonstration-shop',
      question: message('What is the Order Now shop?'),
      blocks: [
        message(
          "A demo with 17 sample products. You can fill a cart, and checkout takes you to the card provider's page. Nothing is delivered.",
        ),
      ],
      links: [{ label: message('Go to the shop'), to: paths.forSale }],
    },
    {
      id: 'order-status',
      question: message('Where do I see orders and refunds?'),
      blocks: [message('The menu lists them under Payments. Customer Service has them on one page.')],
      links: [{ label: message('Customer Service'), to: paths.customerServices }],
    },
  ],
};
