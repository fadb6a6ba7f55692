import type { Article } from '@/information/article';
import { paths } from '@/platform/paths';

export const article: Article = {
  heading: 'New Advantages',
  lead: "What's new on {brand}, and where to find it.",
  sections: [
    {
      id: 'new-product-release',
      heading: 'New product release',
      blocks: [
        "Offers appear as soon as they're verified. Recents lists what was posted in the last 48 hours. New Products shows offers as cards, with up to four photos at a glance.",
      ],
      links: [
        { label: 'Recents', to: paths.recents },
        { label: 'New Products', to: paths.newProducts },
      ],
    },
    {
      id: 'price-update',
      heading: 'Price update',
      blocks: [
        'Sellers set their own prices and discounts. Daily Discounts lists discounted offers from the last 24 hours. Weekly Discounts covers the last 7 days. You can sort lists by the biggest discount or the lowest price.',
      ],
      links: [
        { label: 'Daily Discounts', to: paths.dailyDiscounts },
        { label: 'Weekly Discounts', to: paths.weeklyDiscounts },
      ],
    },
    {
      id: 'improved-quality',
      heading: 'Improved quality',
      blocks: [
        "Every post now has a main photo and 5 to 10 more, and can have a 30-second video. Photos are compressed on the seller's phone, so they load quickly on yours. Tap one to see it full screen.",
      ],
    },
    {
      id: 'stock-changes',
      heading: 'Stock changes',
      blocks: [
        'We don\'t track stock. "Discount Ended" means a discount is over. "Waiting for discount..." means one is coming. Call or message before you go.',
      ],
      links: [{ label: 'Upcoming Offers', to: paths.upcomingOffers }],
    },
    {
      id: 'other-updates',
      heading: 'Other updates',
      blocks: [
        {
          list: [
            "A map of what's near you, and distances on offers.",
            "Saved offers: tap the bookmark. You don't need an account.",
            'Unfinished posts stay on your phone for 7 days.',
            'Dark mode, plus keyboard and screen-reader support.',
          ],
        },
      ],
      links: [
        { label: 'Nearby Shops', to: paths.nearbyShops },
        { label: 'Latest requests', to: paths.notifications },
      ],
    },
  ],
};
