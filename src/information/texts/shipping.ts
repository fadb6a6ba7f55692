import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import type { Article } from '@/information/article';

export const shipping: Article = {
  heading: 'Shipping Info',
  lead: `${brand.name} does not ship anything itself. Here is how goods get from a seller to you.`,
  sections: [
    {
      id: 'agree-with-the-seller',
      heading: 'Agree it with the seller',
      blocks: [
        'An offer shows how to reach its seller. Many are near enough to visit. Before you pay, ask:',
        {
          list: [
            'Do you deliver to my area, and who brings it?',
            'What does it cost, and when will it be here?',
            'Can I look at it first and pay then?',
            'What happens if it is broken or the wrong size?',
          ],
        },
      ],
      links: [{ label: 'See shops near you', to: paths.nearbyShops }],
    },
    {
      id: 'pick-it-up',
      heading: 'Pick it up yourself',
      blocks: [
        'An offer that knows its place has a link to the map. Offers near you show how far they are once you share your location or pick a town.',
      ],
    },
    {
      id: 'returns',
      heading: 'Returns',
      blocks: [
        'Returns, too, are settled between you and the seller. Keep the receipt and the messages. Refund requests that the server knows of are listed on their own page.',
      ],
      links: [{ label: 'Returns & refunds', to: paths.returnsRefunds }],
    },
    {
      id: 'demonstration-shop',
      heading: 'The demonstration shop',
      blocks: ['The products under Order Now are samples. They are not shipped.'],
      links: [{ label: 'Track an order', to: paths.trackOrder }],
    },
  ],
};
