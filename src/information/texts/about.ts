import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import type { Article } from '@/information/article';

export const about: Article = {
  heading: message('About Us'),
  lead: message(
    '{brand} (ጉሊት) is Amharic for the small open-air market on the corner. This is that market, on your phone.',
  ),
  sections: [
    {
      id: 'mission',
      heading: message('Our mission'),
      blocks: [
        message(
          'We help you purchase what you need at the best value, from people near you. An offer on the next street should be as easy to find as one from a big shop across the city.',
        ),
      ],
    },
    {
      id: 'why-we-exist',
      heading: message('Why we exist'),
      blocks: [
        message(
          'Good shops are often known only to those who walk past them. Their offers live in chats and short videos that are gone tomorrow, without a price, a place or a way to ask.',
        ),
        message(
          '{brand} puts them in one place. Every offer has a name and photos, says where it is and how to reach its seller if the seller gave it, and is verified before it is shown. You deal with the seller directly; we take no part in the sale.',
        ),
      ],
    },
    {
      id: 'for-buyers',
      heading: message('For buyers'),
      blocks: [
        {
          list: [
            message('Browse by category, search, or see what is within a short walk. No account is needed.'),
            message('Compare prices and discounts, and look at every photo and video.'),
            message('Call, write on Telegram, or visit. The offer shows the contacts that the seller gave.'),
            message("Can't find it? Say what you need in the request box. Everyone can read it."),
          ],
        },
      ],
      links: [
        { label: message('See what is near'), to: paths.nearbyShops },
        { label: message('Browse services'), to: paths.services },
      ],
    },
    {
      id: 'for-businesses',
      heading: message('For businesses'),
      blocks: [
        {
          list: [
            message(
              'Post a product or service from your phone in a few minutes: photos, a short video, price, discount and place.',
            ),
            message(
              'Your post appears once it has been verified. My posts shows whether it is waiting or live.',
            ),
            message('Buyers reach you on your own phone, Telegram, TikTok or website.'),
            message('Read what people are looking for in the requests.'),
          ],
        },
      ],
      links: [
        { label: message('Post an offer'), to: paths.form },
        { label: message('Read the requests'), to: paths.notifications },
        { label: message('Ways to grow'), to: paths.technologyMethods },
      ],
    },
  ],
};
