import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const shipping: Article = {
  heading: message('Shipping info'),
  lead: message("{brand} doesn't ship anything itself. Here's how to get your item."),
  sections: [
    {
      id: 'agree-with-the-seller',
      heading: message('Arrange it with the seller'),
      blocks: [
        message(
          'Each offer shows how to reach its seller. Many sellers are close enough to visit. Before you pay, ask:',
        ),
        {
          list: [
            message('Do you deliver to my area, and who brings it?'),
            message('How much is delivery, and when will it arrive?'),
            message('Can I see it first and pay afterwards?'),
            message("What happens if it's broken or the wrong size?"),
          ],
        },
      ],
      links: [{ label: message('See shops near you'), to: paths.nearbyShops }],
    },
    {
      id: 'pick-it-up',
      heading: message('Pick it up yourself'),
      blocks: [
        message(
          'If an offer has a location, you can open it on the map. Once you share your location or pick a town, offers show how far away they are.',
        ),
      ],
    },
    {
      id: 'returns',
      heading: message('Returns'),
      blocks: [
        message(
          'You settle returns with the seller too. Keep the receipt and the messages. You can see refund requests on their own page.',
        ),
      ],
      links: [{ label: message('Returns & refunds'), to: paths.returnsRefunds }],
    },
    {
      id: 'demonstration-shop',
      heading: message('The demo shop'),
      blocks: [message("The products under Order Now are samples. They aren't shipped.")],
      links: [{ label: message('Track an order'), to: paths.trackOrder }],
    },
  ],
};
