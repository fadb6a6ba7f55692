import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const announcements: Article = {
  heading: message('New Advantages'),
  lead: message('What is new on {brand}, and where to look for it from day to day.'),
  sections: [
    {
      id: 'new-product-release',
      heading: message('New product release'),
      blocks: [
        message(
          "Offers appear as soon as they're verified. Recents lists what was posted in the last 48 hours; New Products shows the offers as cards, with up to four photos at a glance.",
        ),
      ],
      links: [
        { label: message('Recents'), to: paths.recents },
        { label: message('New products'), to: paths.newProducts },
      ],
    },
    {
      id: 'price-update',
      heading: message('Price update'),
      blocks: [
        message(
          'Sellers set their own prices and discounts. Daily Discounts shows discounted offers from the last 24 hours, Weekly Discounts from the last 7 days. You can sort lists by the biggest discount or the lowest price.',
        ),
      ],
      links: [
        { label: message('Daily discounts'), to: paths.dailyDiscounts },
        { label: message('Weekly discounts'), to: paths.weeklyDiscounts },
      ],
    },
    {
      id: 'improved-quality',
      heading: message('Improved quality'),
      blocks: [
        message(
          "Every post now comes with a main photo and 5 to 10 more, and may have a video of 30 seconds. Photos are compressed on the seller's phone, so they load quickly on yours. Tap one to see it full screen.",
        ),
      ],
    },
    {
      id: 'stock-changes',
      heading: message('Stock changes'),
      blocks: [
        message(
          'We don\'t track stock. "Discount Ended" means that a discount is over, "Waiting for discount..." that one is coming. Call or message before you go.',
        ),
      ],
      links: [{ label: message('Upcoming offers'), to: paths.upcomingOffers }],
    },
    {
      id: 'other-updates',
      heading: message('Other updates'),
      blocks: [
        {
          list: [
            message('A map of what is near you, and distances on the offers.'),
            message('Saved offers: tap the bookmark, no account is needed.'),
            message('Unfinished posts stay on your phone for 7 days.'),
            message('Dark mode, plus keyboard and screen-reader support.'),
          ],
        },
      ],
      links: [
        { label: message('Nearby shops'), to: paths.nearbyShops },
        { label: message('Latest requests'), to: paths.notifications },
      ],
    },
  ],
};
