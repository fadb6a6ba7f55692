import { contactLinks, type Article } from '@/information/article';
import { paths } from '@/platform/paths';

export const article: Article = {
  heading: 'Privacy Policy',
  lead: "What {brand} knows about you, where it's stored, and what you can do about it. In force since November 2026.",
  isLegal: true,
  sections: [
    {
      id: 'information-collected',
      heading: 'Information we collect',
      blocks: [
        'You can browse, search and open offers without telling us who you are. We get only what you give us:',
        {
          list: [
            'An account: your email and password, and your name if you add it. The sign-in provider, Clerk, keeps them.',
            'A post: what you write in the form, its photos and video, its location, and the name and email of your account.',
            'A request: its text, with the name, username or email of your account, or "Anonymous" if you\'re signed out.',
            'A comment on a photo: its text and the email of your account.',
            "Your location, only if you allow it, to find what's near you. We forget it when you leave.",
          ],
        },
        "Your browser keeps some things on your own device. They aren't sent to us:",
        {
          list: [
            'up to 100 offers you save, each with its name, seller, price, discount and date; the offers and requests you like, and the last 12 offers you opened',
            'your last 8 searches, and the town you picked',
            'up to 10 searches you save, each with its filters, its town, and the ids of up to 100 offers it had when you last looked',
            'unfinished posts with their photos, for 7 days, and posts that wait for you to sign in',
            "requests, answers and comments that couldn't be sent, and when you last read other people's requests",
            'which requests are yours, for 30 days',
            'which of your posts wait for verification and which have gone live since you looked, until you log out',
            "offers and photos you've seen, for 7 days, so they open without a connection",
            "what's in your cart",
            'the theme, and how far you had scrolled on each page',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'How we use it',
      blocks: [
        {
          list: [
            'To show your verified posts, your requests and your comments to others.',
            'To let buyers reach you with the contact details in your post.',
            'To list offers near you and how far away they are.',
            'To know which posts are yours.',
          ],
        },
        "We show no ads and don't track what you do.",
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage',
      blocks: [
        "Clerk sets cookies that keep you signed in. Stripe, which handles cards, may set its own when you use the demo shop. Our pages set none. What they remember is in your browser's storage.",
        'You can delete both in your browser settings. That signs you out and clears your likes, drafts, town and cart.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      blocks: [
        "Posts, requests and comments are public. Your offers don't show your account's email, but they do show the contacts you add. A request shows your email only if your account has no name or username. A comment shows the first two letters of your email.",
        'These services get the data they need to do their part:',
        {
          list: [
            'Clerk: your account and your session.',
            'Stripe: what you buy at checkout, and the card details you enter on its page. We never see your card.',
            'OpenStreetMap: when a map is on your screen, its images come from their servers, which see your IP address.',
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        "Your password goes straight from the form to Clerk. You enter card details on Stripe's page, never here.",
        'Before a photo leaves your phone, its location and camera data are removed. A video is sent unchanged.',
        "No service is perfectly safe. Use a password you don't use anywhere else, and log out on shared devices.",
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights and choices',
      blocks: [
        {
          list: [
            "Don't share your location. You can pick a town instead.",
            'You can remove a like, clear what you viewed or searched, discard a draft or empty the cart at any time.',
            'Log out to end the session on this device.',
            'Ask us what we store about you, or ask us to delete a post, a request or your account.',
          ],
        },
      ],
      links: [{ label: 'See your profile', to: paths.myProfile }],
    },
    {
      id: 'children',
      heading: 'Children under 13',
      blocks: [
        "{brand} isn't made for children under 13, and we don't knowingly collect anything from them. If a child has given us any data, please tell us.",
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When we change what we store or send, we update this page and the date at the top. Check it now and then.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: ['Questions about your data? Reach us here:'],
      links: contactLinks,
    },
  ],
};
