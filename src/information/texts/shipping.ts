import type { Article } from '@/information/article';
import { paths } from '@/platform/paths';

export const article: Article = {
  heading: 'Shipping info',
  lead: "{brand} doesn't ship anything itself. Here's how to get your item.",
  sections: [
    {
      id: 'agree-with-the-seller',
      heading: 'Arrange it with the seller',
      blocks: [
        'Each offer shows how to reach its seller. Many sellers are close enough to visit. Before you pay, ask:',
        {
          list: [
            'Do you deliver to my area, and who brings it?',
            'How much is delivery, and when will it arrive?',
            'Can I see it first and pay afterwards?',
            "What happens if it's broken or the wrong size?",
          ],
        },
      ],
      links: [{ label: 'See shops near you', to: paths.nearbyShops }],
    },
    {
      id: 'pick-it-up',
      heading: 'Pick it up yourself',
      blocks: [
        'If an offer has a location, you can open it on the map. Once you share your location or pick a town, offers show how far away they are.',
      ],
    },
    {
      id: 'returns',
      heading: 'Returns',
      blocks: [
        'You settle returns with the seller too. Keep the receipt and the messages. You can see refund requests on their own page.',
      ],
      links: [{ label: 'Returns & refunds', to: paths.returnsRefunds }],
    },
  ],
};
