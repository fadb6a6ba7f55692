import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import type { Article } from '@/information/article';

export const about: Article = {
  heading: 'About Us',
  lead: `${brand.name} (ጉሊት) is Amharic for the small open-air market on the corner. This is that market, on your phone.`,
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
        `${brand.name} puts them in one place. Every offer has a name and photos, says where it is and how to reach its seller if the seller gave it, and is verified before it is shown. You deal with the seller directly; we take no part in the sale.`,
      ],
    },
    {
      id: 'for-buyers',
      heading: 'For buyers',
      blocks: [
        {
          list: [
            'Browse by category, search, or see what is within a short walk. No account is needed.',
            'Compare prices and discounts, and look at every photo and video.',
            'Call, write on Telegram, or visit: what the seller gave stands on the offer.',
            'Not there? Say what you need in the request box, and everybody can read it.',
          ],
        },
      ],
      links: [
        { label: 'See what is near', to: paths.nearbyShops },
        { label: 'Browse services', to: paths.services },
      ],
    },
    {
      id: 'for-businesses',
      heading: 'For businesses',
      blocks: [
        {
          list: [
            'Post a product or service from your phone in a few minutes: photos, a short video, price, discount and place.',
            'Your post is shown once it has been verified. You see in My Posts whether it waits or is live.',
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
