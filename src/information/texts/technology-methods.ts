import type { Article } from '@/information/article';
import { paths } from '@/platform/paths';

export const article: Article = {
  heading: 'Technology Methods',
  lead: 'Seven ways technology helps a business grow. They all start with the phone in your pocket.',
  sections: [
    {
      id: 'be-found',
      heading: 'Be found where people look',
      blocks: [
        'Buyers search before they set out. Name a thing the way they would: they find "second-hand fridge, 200 litres", but not "best quality item". Mention the product, the brand, the size and the part of town.',
        'Search on {brand} looks at the product name, the company and the location.',
      ],
    },
    {
      id: 'show-it-well',
      heading: 'Show it well',
      blocks: [
        {
          list: [
            'Daylight from the side, a plain background, and a clean lens.',
            'The whole item first, then its parts, its label and any flaws.',
            'One photo with a hand or a door in it, to show the size.',
            'A half-minute video of it in use.',
          ],
        },
      ],
    },
    {
      id: 'put-it-on-the-map',
      heading: 'Put it on the map',
      blocks: [
        "Most people buy close to home. Fill in the location from your phone while you're in the shop. Buyers within 2 km then find you under Nearby Shops.",
      ],
      links: [{ label: 'See who is near', to: paths.nearbyShops }],
    },
    {
      id: 'answer-fast',
      heading: 'Reply quickly',
      blocks: [
        "People who ask are ready to buy. Keep short replies about price, opening hours and directions ready in Telegram. If you're busy, say when you'll be back.",
      ],
    },
    {
      id: 'listen',
      heading: 'Listen to demand',
      blocks: [
        "Read the requests each morning. They tell you what to stock next. Note what people ask for but can't find, and count it up once a month.",
      ],
      links: [{ label: 'Read the requests', to: paths.notifications }],
    },
    {
      id: 'time-your-discounts',
      heading: 'Time your discounts',
      blocks: [
        "Discounts work best when they're short and genuine. Announce one with \"Waiting for discount...\" so people know it's coming. Then post it on the day. You'll find it under Daily Discounts for 24 hours and under Weekly Discounts for 7 days.",
      ],
      links: [{ label: 'Weekly Discounts', to: paths.weeklyDiscounts }],
    },
    {
      id: 'keep-books',
      heading: 'Keep simple books',
      blocks: [
        'A spreadsheet on your phone is enough: date, item, bought for, sold for. After a month you know what makes money and what just takes up room. Keep a second copy somewhere safe.',
      ],
      links: [{ label: 'Post an offer', to: paths.form }],
    },
  ],
};
