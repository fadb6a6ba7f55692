import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { type HelpTopic, waysToReachUs } from '@/information/article';

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'finding',
    heading: 'Finding offers',
    questions: [
      {
        id: 'find-offers',
        question: 'How do I find an offer?',
        blocks: [
          {
            list: [
              'Type into "Search Your Need" at the top: it looks at the product, the company and the place.',
              'Open a category on the home page, or a service under Services.',
              'Look into Daily Discounts, Weekly Discounts or Recents for what is new.',
            ],
          },
          'Lists can be sorted by newest, biggest discount, lowest price or nearest, and narrowed by discount, distance and price.',
        ],
        links: [
          { label: 'Services', to: paths.services },
          { label: 'Recents', to: paths.recents },
        ],
      },
      {
        id: 'verified',
        question: 'What does "verified" mean?',
        blocks: [
          'A post is public only after it has been verified. Until then only its seller sees it, under My Posts. It is no guarantee of price, quality or stock, so look at the goods before you pay.',
        ],
      },
      {
        id: 'discounts',
        question: 'What do the discounts mean?',
        blocks: [
          {
            list: [
              '"10% off": the seller takes that much off the price.',
              '"Waiting for discount...": a discount is coming; the seller has not said how much.',
              '"Discount Ended": it is over.',
            ],
          },
          'Daily Discounts lists what was posted with a discount in the last 24 hours, Weekly Discounts in the last 7 days.',
        ],
      },
      {
        id: 'contact-a-seller',
        question: 'How do I reach a seller?',
        blocks: [
          'Open the offer. Its buttons call, or open Telegram, TikTok or the website: those that the seller gave. The deal is between the two of you; we take no part in it.',
        ],
      },
      {
        id: 'save-offers',
        question: 'How do I save an offer for later?',
        blocks: [
          'Tap its bookmark. You need no account, and what you save stays in this browser: another phone does not know it. Saved offers in the menu shows it all. What you opened last is remembered as well.',
        ],
      },
    ],
  },
  {
    id: 'nearby',
    heading: 'Near you',
    questions: [
      {
        id: 'nearby-shops',
        question: 'How do I see what is near me?',
        blocks: [
          'Open Nearby Shops and tap "Use my location". It lists the offers within 2 km, nearest first, also on a map.',
        ],
        links: [{ label: 'Nearby shops', to: paths.nearbyShops }],
      },
      {
        id: 'location-denied',
        question: 'My location is not found. What now?',
        blocks: [
          'Allow the location for this site in the settings of your browser, switch it on for the device, and tap "Try again". Or pick a town by hand: that works without any permission.',
        ],
      },
      {
        id: 'location-kept',
        question: 'Is my location kept?',
        blocks: [
          'No. It is used to ask the server what is around you, and forgotten when you leave. A town that you pick by hand stays in your browser for the next visit.',
        ],
        links: [{ label: 'Privacy Policy', to: paths.privacy }],
      },
    ],
  },
  {
    id: 'requests',
    heading: 'Requests and comments',
    questions: [
      {
        id: 'ask-for-something',
        question: 'What I need is not there. What can I do?',
        blocks: [
          'Write it into the box at the bottom of any page and tap Send. Everybody can read it, sellers included. Signed out, you appear as "Anonymous": then say in the text how to reach you.',
        ],
        links: [
          { label: 'Latest requests', to: paths.notifications },
          { label: 'As a conversation', to: paths.chat },
        ],
      },
      {
        id: 'comment',
        question: 'Can I comment on a picture?',
        blocks: ['Yes, when you are signed in. Reading comments needs no account.'],
      },
    ],
  },
  {
    id: 'selling',
    heading: 'Posting an offer',
    questions: [
      {
        id: 'post-an-offer',
        question: 'How do I post an offer, step by step?',
        blocks: [
          {
            steps: [
              'Tap Add Post.',
              'Photos: the main product image and 5 to 10 additional images, chosen together. The first is the main one. A profile photo and a video of at most 30 seconds are up to you.',
              'What: the name of the product and of your company, and if you like a category, discount, price in Birr and description.',
              'Where: the town or quarter and the building, and your position from the device, so that buyers near you find it.',
              'Contact: Telegram, TikTok, website and phone, as many as you want.',
              'Submit. Signed out, you are asked to sign in first; the post is then sent by itself.',
            ],
          },
        ],
        links: [{ label: 'Post an offer', to: paths.form }],
      },
      {
        id: 'post-waiting',
        question: 'Why is my post not shown?',
        blocks: [
          'It waits for verification. My Posts says "Waiting for verification" until then, and "Live" once everybody can see it.',
        ],
        links: [{ label: 'My posts', to: paths.myPosts }],
      },
      {
        id: 'drafts',
        question: 'I had to stop in the middle. Is my post lost?',
        blocks: [
          'No. The draft, photos included, stays in this browser for 7 days. The home page and the form offer it again. A post that could not be sent is kept, too.',
        ],
      },
      {
        id: 'photo-rules',
        question: 'What happens to my photos and my video?',
        blocks: [
          'Photos are made smaller and turned upright on your phone, and the place and camera data inside are taken out. A video may be 30 seconds long and is sent as it is.',
        ],
      },
    ],
  },
  {
    id: 'accounts',
    heading: 'Your account',
    questions: [
      {
        id: 'need-an-account',
        question: 'Do I need an account?',
        blocks: [
          'Not for browsing, saving offers, contacting sellers or sending a request. You need one to post an offer, to comment, and to like or share an offer.',
        ],
      },
      {
        id: 'sign-up',
        question: 'How do I sign up?',
        blocks: [
          'With your email and a password. A code comes to your email; type it in and you are done. Clerk, our sign-in provider, keeps both.',
        ],
        links: [
          { label: 'Sign up', to: paths.signUp },
          { label: 'Log in', to: paths.login },
        ],
      },
      {
        id: 'log-out',
        question: 'How do I log out?',
        blocks: ['Open the menu, then My Profile, then Logout. It works without a connection, too.'],
        links: [{ label: 'My profile', to: paths.myProfile }],
      },
    ],
  },
  {
    id: 'paying',
    heading: 'Orders and paying',
    questions: [
      {
        id: 'pay-a-seller',
        question: 'How do I pay for an offer?',
        blocks: [
          'You pay the seller, in the way you agree on. Look at the goods first. Nothing is paid through this app.',
        ],
        links: [{ label: 'Payment methods', to: paths.paymentMethods }],
      },
      {
        id: 'demonstration-shop',
        question: 'What is the shop under Order Now?',
        blocks: [
          'A demonstration with 17 sample products. You can fill a cart, and checkout leads to the page of the card payment provider. Nothing is delivered from it.',
        ],
        links: [{ label: 'Go to the shop', to: paths.forSale }],
      },
      {
        id: 'order-status',
        question: 'Where do I see orders and refunds?',
        blocks: ['The menu lists them under Payments. Customer Service has them on one page.'],
        links: [{ label: 'Customer Service', to: paths.customerServices }],
      },
    ],
  },
  {
    id: 'app',
    heading: 'The app',
    questions: [
      {
        id: 'theme',
        question: 'How do I switch between light and dark?',
        blocks: [
          'On a phone in the menu, else with the sun or moon at the top. Until you do, the app follows your device. Your choice is kept in this browser.',
        ],
      },
      {
        id: 'language',
        question: 'Is there another language?',
        blocks: ['The texts are in English for now. The language page shows what may come.'],
        links: [{ label: 'Language', to: paths.language }],
      },
      {
        id: 'privacy',
        question: `What does ${brand.name} know about me?`,
        blocks: [
          'What you post, ask and comment, and your account. Saved offers, likes, drafts, your town, what you searched and what you viewed stay in your browser. There is no tracking.',
        ],
        links: [{ label: 'Privacy Policy', to: paths.privacy }],
      },
      {
        id: 'reach-us',
        question: 'My question is not here. How do I reach you?',
        blocks: ['Reach us here:'],
        links: waysToReachUs,
      },
    ],
  },
];
