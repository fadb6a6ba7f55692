import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import type { Article } from '@/information/article';

export const announcements: Article = {
  heading: 'New Advantages',
  lead: `What is new on ${brand.name}, and where to look for it from day to day.`,
  sections: [
    {
      id: 'new-product-release',
      heading: 'New product release',
      blocks: [
        'An offer shows as soon as it is verified. Recents lists what was posted in the last 48 hours; New Products shows the offers as cards, with up to four photos at a glance.',
      ],
      links: [
        { label: 'Recents', to: paths.recents },
        { label: 'New products', to: paths.newProducts },
      ],
    },
    {
      id: 'price-update',
      heading: 'Price update',
      blocks: [
        'Sellers set their own prices and discounts. Daily Discounts holds what was reduced and posted within 24 hours, Weekly Discounts within 7 days. Lists can be sorted by the biggest discount or the lowest price.',
      ],
      links: [
        { label: 'Daily discounts', to: paths.dailyDiscounts },
        { label: 'Weekly discounts', to: paths.weeklyDiscounts },
      ],
    },
    {
      id: 'improved-quality',
      heading: 'Improved quality',
      blocks: [
        'Every post now comes with a main photo and 5 to 10 more, and may have a video of 30 seconds. Photos are made light on the phone of the seller, so that they load fast on yours. Tap one to see it full screen.',
      ],
    },
    {
      id: 'stock-changes',
      heading: 'Stock changes',
      blocks: [
        'We do not count stock. A discount that is over reads "Discount Ended", one to come "Waiting for discount...". Call or write before you set out.',
      ],
      links: [{ label: 'Upcoming offers', to: paths.upcomingOffers }],
    },
    {
      id: 'other-updates',
      heading: 'Other updates',
      blocks: [
        {
          list: [
            'A map of what is near you, and distances on the offers.',
            'Saved offers: tap the bookmark, no account is needed.',
            'Unfinished posts are kept on your phone for 7 days.',
            'A dark theme, and pages that can be used by keyboard and screen reader.',
          ],
        },
      ],
      links: [
        { label: 'Nearby shops', to: paths.nearbyShops },
        { label: 'Latest requests', to: paths.notifications },
      ],
    },
  ],
};
