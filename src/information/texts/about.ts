import type { Article } from '@/information/article';
import { paths } from '@/platform/paths';

export const article: Article = {
  heading: 'About Us',
  lead: '{brand} (ጉሊት) is Amharic for the small open-air market on the corner. This is that market, on your phone.',
  sections: [
    {
      id: 'mission',
      heading: 'Our mission',
      blocks: [
        'We help you purchase what you need at the best value, from people near you. An offer on the next street should be as easy to find as one from a big shop across the city.',
      ],
    },
    {
      id: 'why-we-exist',
      heading: 'Why we exist',
      blocks: [
        'Good shops are often known only to those who walk past them. Their offers live in chats and short videos that are gone tomorrow, without a price, a place or a way to ask.',
        '{brand} puts them in one place. Every offer is verified before you see it. It has a name and photos, and shows the location and contacts the seller added. You deal with the seller directly. We take no part in the sale.',
      ],
    },
    {
      id: 'for-buyers',
      heading: 'For buyers',
      blocks: [
        {
          list: [
            "Browse by category, search, or see what's a short walk away. You don't need an account.",
            'Compare prices and discounts, and look at every photo and video.',
            'Call, message on Telegram, or visit. The offer shows the contacts the seller added.',
            "Can't find it? Say what you need in the request box. Everyone can read it.",
          ],
        },
      ],
      links: [
        { label: "See what's near", to: paths.nearbyShops },
        { label: 'Browse services', to: paths.services },
      ],
    },
    {
      id: 'for-businesses',
      heading: 'For businesses',
      blocks: [
        {
          list: [
            'Post a product or service from your phone in a few minutes: photos, a short video, price, discount and location.',
            "Your post appears once it's verified. My posts shows if it's waiting or live.",
            'Buyers reach you on your own phone, Telegram, TikTok or website.',
            'Read what people are looking for in the requests.',
          ],
        },
      ],
      links: [
        { label: 'Post an offer', to: paths.form },
        { label: 'Read the requests', to: paths.notifications },
        { label: 'Ways to grow', to: paths.technologyMethods },
      ],
    },
  ],
};
