import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const technologyMethods: Article = {
  heading: message('Technology Methods'),
  lead: message(
    'Seven ways in which technology helps a company grow. All of them start with the phone in your pocket.',
  ),
  sections: [
    {
      id: 'be-found',
      heading: message('Be found where people look'),
      blocks: [
        message(
          'Buyers search before they set out. Name a thing the way they would: "second-hand fridge, 200 litres" is found, "best quality item" is not. Put the product, the brand, the size and the part of town into your text.',
        ),
        message('Search on {brand} looks at the name of the product, the company and the place.'),
      ],
    },
    {
      id: 'show-it-well',
      heading: message('Show it well'),
      blocks: [
        {
          list: [
            message('Daylight from the side, a plain background, and a clean lens.'),
            message('The whole thing first, then its parts, its label, and its flaws.'),
            message('One photo with a hand or a door in it, to show the size.'),
            message('A half-minute video that shows it in use.'),
          ],
        },
      ],
    },
    {
      id: 'put-it-on-the-map',
      heading: message('Put it on the map'),
      blocks: [
        message(
          'Most purchases happen close to home. Fill in the place from your phone while you stand in the shop: buyers within 2 km then find you under Nearby Shops.',
        ),
      ],
      links: [{ label: message('See who is near'), to: paths.nearbyShops }],
    },
    {
      id: 'answer-fast',
      heading: message('Reply quickly'),
      blocks: [
        message(
          'People who ask are ready to buy. Keep short replies about price, opening hours and directions ready in Telegram, and say when you will be back if you are busy.',
        ),
      ],
    },
    {
      id: 'listen',
      heading: message('Listen to demand'),
      blocks: [
        message(
          'Read the requests each morning: they tell you what to stock next. Note what people ask for but cannot find, and count it once a month.',
        ),
      ],
      links: [{ label: message('Read the requests'), to: paths.notifications }],
    },
    {
      id: 'time-your-discounts',
      heading: message('Time your discounts'),
      blocks: [
        message(
          'Discounts work best when they\'re short and genuine. Announce one with "Waiting for discount..." so that people know it is coming, then post it on the day: for 24 hours it stands among the daily discounts, and for 7 days among the weekly ones.',
        ),
      ],
      links: [{ label: message('Weekly discounts'), to: paths.weeklyDiscounts }],
    },
    {
      id: 'keep-books',
      heading: message('Keep simple books'),
      blocks: [
        message(
          'A spreadsheet on the phone is enough: date, item, bought for, sold for. After a month you know what earns money and what only takes up room. Keep a copy in a second place.',
        ),
      ],
      links: [{ label: message('Post an offer'), to: paths.form }],
    },
  ],
};
