import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const technologyMethods: Article = {
  heading: message('Technology Methods'),
  lead: message('Seven ways technology helps a business grow. They all start with the phone in your pocket.'),
  sections: [
    {
      id: 'be-found',
      heading: message('Be found where people look'),
      blocks: [
        message(
          'Buyers search before they set out. Name a thing the way they would: they find "second-hand fridge, 200 litres", but not "best quality item". Mention the product, the brand, the size and the part of town.',
        ),
        message('Search on {brand} looks at the product name, the company and the location.'),
      ],
    },
    {
      id: 'show-it-well',
      heading: message('Show it well'),
      blocks: [
        {
          list: [
            message('Daylight from the side, a plain background, and a clean lens.'),
            message('The whole item first, then its parts, its label and any flaws.'),
            message('One photo with a hand or a door in it, to show the size.'),
            message('A half-minute video of it in use.'),
          ],
        },
      ],
    },
    {
      id: 'put-it-on-the-map',
      heading: message('Put it on the map'),
      blocks: [
        message(
          "Most people buy close to home. Fill in the location from your phone while you're in the shop. Buyers within 2 km then find you under Nearby Shops.",
        ),
      ],
      links: [{ label: message('See who is near'), to: paths.nearbyShops }],
    },
    {
      id: 'answer-fast',
      heading: message('Reply quickly'),
      blocks: [
        message(
          "People who ask are ready to buy. Keep short replies about price, opening hours and directions ready in Telegram. If you're busy, say when you'll be back.",
        ),
      ],
    },
    {
      id: 'listen',
      heading: message('Listen to demand'),
      blocks: [
        message(
          "Read the requests each morning. They tell you what to stock next. Note what people ask for but can't find, and count it up once a month.",
        ),
      ],
      links: [{ label: message('Read the requests'), to: paths.notifications }],
    },
    {
      id: 'time-your-discounts',
      heading: message('Time your discounts'),
      blocks: [
        message(
          "Discounts work best when they're short and genuine. Announce one with \"Waiting for discount...\" so people know it's coming. Then post it on the day. You'll find it under Daily Discounts for 24 hours and under Weekly Discounts for 7 days.",
        ),
      ],
      links: [{ label: message('Weekly Discounts'), to: paths.weeklyDiscounts }],
    },
    {
      id: 'keep-books',
      heading: message('Keep simple books'),
      blocks: [
        message(
          'A spreadsheet on your phone is enough: date, item, bought for, sold for. After a month you know what makes money and what just takes up room. Keep a second copy somewhere safe.',
        ),
      ],
      links: [{ label: message('Post an offer'), to: paths.form }],
    },
  ],
};
