import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import type { Article } from '@/information/article';

export const technologyMethods: Article = {
  heading: 'Technology Methods',
  lead: 'Seven ways in which technology helps a company grow. All of them start with the phone in your pocket.',
  sections: [
    {
      id: 'be-found',
      heading: 'Be found where people look',
      blocks: [
        'Buyers search before they walk. Name a thing the way they would: "second-hand fridge, 200 litres" is found, "best quality item" is not. Put the product, the brand, the size and the part of town into your text.',
        `The search of ${brand.name} looks at the name of the product, the company and the place.`,
      ],
    },
    {
      id: 'show-it-well',
      heading: 'Show it well',
      blocks: [
        {
          list: [
            'Daylight from the side, a plain ground, and a wiped lens.',
            'The whole thing first, then its parts, its label, and its flaws.',
            'One photo with a hand or a door in it, so that the size is plain.',
            'A video of half a minute that shows it at work.',
          ],
        },
      ],
    },
    {
      id: 'put-it-on-the-map',
      heading: 'Put it on the map',
      blocks: [
        'Most purchases happen close to home. Fill in the place from your phone while you stand in the shop: buyers within 2 km then find you under Nearby Shops.',
      ],
      links: [{ label: 'See who is near', to: paths.nearbyShops }],
    },
    {
      id: 'answer-fast',
      heading: 'Answer fast',
      blocks: [
        'Whoever asks is ready to buy. Keep short answers at hand in Telegram for price, opening hours and the way to you, and say when you will be back if you are busy.',
      ],
    },
    {
      id: 'listen',
      heading: 'Listen to demand',
      blocks: [
        'Read the requests each morning: they tell you what to stock next. Note what people ask for in vain, and count it once a month.',
      ],
      links: [{ label: 'Read the requests', to: paths.notifications }],
    },
    {
      id: 'time-your-discounts',
      heading: 'Time your discounts',
      blocks: [
        'A discount works when it is short and real. Announce it with "Waiting for discount..." so that people know it is coming, then post it on the day: for 24 hours it stands among the daily discounts, and for 7 days among the weekly ones.',
      ],
      links: [{ label: 'Weekly discounts', to: paths.weeklyDiscounts }],
    },
    {
      id: 'keep-books',
      heading: 'Keep simple books',
      blocks: [
        'A spreadsheet on the phone is enough: date, item, bought for, sold for. After a month you know what earns money and what only takes up room. Keep a copy in a second place.',
      ],
      links: [{ label: 'Post an offer', to: paths.form }],
    },
  ],
};
