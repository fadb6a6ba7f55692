import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const announcements: Article = {
  heading: message('New Advantages'),
  lead: message("What's new on {brand}, and where to find it."),
  sections: [
    {
      id: 'new-product-release',
      heading: message('New product release'),
      blocks: [
        message(
          "Offers appear as soon as they're verified. Recents lists what was posted in the last 48 hours. New Products shows offers as cards, with up to four photos at a glance.",
        ),
      ],
      links: [
        { label: message('Recents'), to: paths.recents },
        { label: message('New Products'), to: paths.newProducts },
      ],
    },
    {
      id: 'price-update',
      heading: message('Price update'),
      blocks: [
        message(
          'Sellers set their own prices and discounts. Daily Discounts lists discounted offers from the last 24 hours. Weekly Discounts covers the last 7 days. You can sort lists by the biggest discount or the lowest price.',
        ),
      ],
      links: [
        { label: message('Daily Discounts'), to: paths.dailyDiscounts },
        { label: message('Weekly Discounts'), to: paths.weeklyDiscounts },
      ],
    },
    {
      id: 'improved-quality',
      heading: message('Improved quality'),
      blocks: [
        message(
          "Every post now has a main photo and 5 to 10 more, and can have a 30-second video. Photos are compressed on the seller's phone, so they load quickly on yours. Tap one to see it full screen.",
        ),
      ],
    },
    {
      id: 'stock-changes',
      heading: message('Stock changes'),
      blocks: [
        message(
          'We don\'t track stock. "Discount Ended" means a discount is over. "Waiting for discount..." means one is coming. Call or message before you go.',
        ),
      ],
      links: [{ label: message('Upcoming Offers'), to: paths.upcomingOffers }],
    },
    {
      id: 'other-updates',
      heading: message('Other updates'),
      blocks: [
        {
          list: [
            message("A map of what's near you, and distances on offers."),
            message("Saved offers: tap the bookmark. You don't need an account."),
            message('Unfinished posts stay on your phone for 7 days.'),
            message('Dark mode, plus keyboard and screen-reader support.'),
          ],
        },
      ],
      links: [
        { label: message('Nearby Shops'), to: paths.nearbyShops },
        { label: message('Latest requests'), to: paths.notifications },
      ],
    },
  ],
};
