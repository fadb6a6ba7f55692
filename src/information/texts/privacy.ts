import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import { type Article, contactLinks } from '@/information/article';

export const privacy: Article = {
  heading: message('Privacy Policy'),
  lead: message(
    'What {brand} knows about you, where it is stored, and what you can do about it. In force since November 2026.',
  ),
  isLegal: true,
  sections: [
    {
      id: 'information-collected',
      heading: message('Information we collect'),
      blocks: [
        message(
          'You can browse, search and open offers without telling us who you are. We get only what you give us:',
        ),
        {
          list: [
            message(
              'An account: your email and password, and your name if you add it. The sign-in provider, Clerk, keeps them.',
            ),
            message(
              'A post: what you write in the form, its photos and video, its place, and the name and email of your account.',
            ),
            message(
              'A request: its text, with the name, username or email of your account, or "Anonymous" if you are signed out.',
            ),
            message('A comment on a picture: its text and the email of your account.'),
            message('Your location, only if you allow it, to find what is near you.'),
          ],
        },
        message('Your browser keeps some things on your own device. They are not sent to us:'),
        {
          list: [
            message(
              'up to 100 offers you save, each with its name, seller, price, discount and date; the offers and requests you like, and the last 12 offers you opened',
            ),
            message('your last 8 searches, and the town you picked'),
            message(
              'up to 10 searches you save, each with its filters, its town, and the ids of up to 100 offers it had when you last looked',
            ),
            message('unfinished posts with their photos, for 7 days, and posts that wait for you to sign in'),
            message(
              "requests, answers and comments that could not be sent, and when you last read other people's requests",
            ),
            message('which requests are yours, for 30 days'),
            message(
              'which of your posts wait for verification and which have gone live since you looked, until you log out',
            ),
            message(
              'offers and photos that you have seen, for 7 days, so that they open without a connection',
            ),
            message('what is in your cart'),
            message('the theme, and how far you had scrolled on each page'),
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: message('How we use it'),
      blocks: [
        {
          list: [
            message('To show your verified posts, your requests and your comments to others.'),
            message('To let buyers reach you by the contacts that you put into a post.'),
            message('To list the offers around you and how far away they are.'),
            message('To know which posts are yours.'),
          ],
        },
        message('The app has no advertising and no tracking of what you do.'),
      ],
    },
    {
      id: 'cookies',
      heading: message('Cookies and storage'),
      blocks: [
        message(
          'Clerk sets cookies that keep you signed in. Stripe, which handles cards, may set its own when you use the demonstration shop. The pages themselves set none: what they remember is in the storage of your browser.',
        ),
        message(
          'You can delete both in the settings of your browser. You are then signed out, and likes, drafts, your town and the cart are gone.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: message('Sharing'),
      blocks: [
        message(
          'Posts, requests and comments are public. The email of your account is not shown on your offers; contacts that you type into a post are. A request shows your email only if your account has no name and no username; a comment shows its first two letters.',
        ),
        message('These services get the data they need to do their part:'),
        {
          list: [
            message('Clerk: your account and your session.'),
            message(
              'Stripe: the items of a checkout, and the card details that you type on its own page. We never see your card.',
            ),
            message(
              'OpenStreetMap: when a map is open, the pictures of the area you look at come from its servers, which see your internet address.',
            ),
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: message('Security'),
      blocks: [
        message(
          'Your password goes from the form straight to Clerk. Card details are typed on the page of Stripe, never here.',
        ),
        message(
          'Before a photo leaves your phone, its location and camera data are removed. A video is sent unchanged.',
        ),
        message(
          'No service is perfectly safe. Use a password that you use nowhere else, and log out on shared devices.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: message('Your rights and choices'),
      blocks: [
        {
          list: [
            message("Don't share your location: you can pick a town instead."),
            message(
              'You can remove a like, clear what you viewed or searched, discard a draft or empty the cart at any time.',
            ),
            message('Log out, and the session on this device ends.'),
            message('Ask us what we store about you, or ask us to delete a post, a request or your account.'),
          ],
        },
      ],
      links: [{ label: message('See your profile'), to: paths.myProfile }],
    },
    {
      id: 'children',
      heading: message('Children under 13'),
      blocks: [
        message(
          '{brand} is not made for children under 13, and we do not knowingly collect anything from them. If a child has given us any data, please tell us.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: message('Changes to this policy'),
      blocks: [
        message(
          'When the app changes what it stores or sends, we update this page and the date at its top. Check it now and then.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: message('Contact'),
      blocks: [message('Questions about your data? Reach us here:')],
      links: contactLinks,
    },
  ],
};
