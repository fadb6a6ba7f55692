import { contactLinks, type HelpTopic } from '@/information/article';
import { paths } from '@/platform/paths';

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'about-finding',
    heading: 'Finding offers',
    questions: [
      {
        id: 'find-offers',
        heading: 'How do I find an offer?',
        blocks: [
          {
            list: [
              'Type into "Search Your Need" at the top. It looks at the product, the company and the location.',
              'Open a category on the home page, or a service under Services.',
              "See Daily Discounts, Weekly Discounts or Recents for what's new.",
            ],
          },
          'You can sort lists by newest, biggest discount, lowest price or nearest, and filter them by discount, distance and price.',
        ],
        links: [
          { label: 'Services', to: paths.services },
          { label: 'Recents', to: paths.recents },
        ],
      },
      {
        id: 'verified',
        heading: 'What does "verified" mean?',
        blocks: [
          "We check a post before it's public. Until then only its seller sees it, under My posts. This doesn't guarantee price, quality or stock, so look at the item before you pay.",
        ],
      },
      {
        id: 'discounts',
        heading: 'What do the discounts mean?',
        blocks: [
          {
            list: [
              '"10% off": the seller takes that much off the price.',
              '"Waiting for discount...": a discount is coming, but the seller hasn\'t said how much.',
              '"Discount Ended": it\'s over.',
            ],
          },
          'Daily Discounts lists discounted offers from the last 24 hours. Weekly Discounts covers the last 7 days.',
        ],
      },
      {
        id: 'contact-a-seller',
        heading: 'How do I reach a seller?',
        blocks: [
          'Open the offer and use its buttons to call, or to open Telegram, TikTok or a website. You see the ones the seller added. The deal is between the two of you. We take no part in it.',
        ],
      },
      {
        id: 'save-offers',
        heading: 'How do I save an offer for later?',
        blocks: [
          "Tap its bookmark. You don't need an account. What you save stays in this browser, so you won't see it on another phone. To find it, open Saved offers in the menu. The offers you opened last are there too.",
        ],
      },
    ],
  },
  {
    id: 'about-nearby',
    heading: 'Near you',
    questions: [
      {
        id: 'nearby-shops',
        heading: "How do I see what's near me?",
        blocks: [
          'Open Nearby Shops and tap "Use my location". It lists the offers within 2 km, nearest first, also on a map.',
        ],
        links: [{ label: 'Nearby Shops', to: paths.nearbyShops }],
      },
      {
        id: 'location-denied',
        heading: "Why can't Gulit find my location?",
        blocks: [
          'Allow location for this site in your browser settings, switch it on for the device, and tap "Try again". Or pick a town. That works without any permission.',
        ],
      },
    ],
  },
  {
    id: 'about-requests',
    heading: 'Requests',
    questions: [
      {
        id: 'ask-for-something',
        heading: "What if I can't find what I need?",
        blocks: [
          'Write it in the box at the bottom of any page and tap Send. Everyone can read it, including sellers. If you\'re signed out, you appear as "Anonymous", so say how to reach you.',
        ],
        links: [
          { label: 'Latest requests', to: paths.notifications },
          { label: 'View as a conversation', to: paths.chat },
        ],
      },
    ],
  },
  {
    id: 'about-selling',
    heading: 'Posting an offer',
    questions: [
      {
        id: 'post-an-offer',
        heading: 'How do I post an offer, step by step?',
        blocks: [
          {
            steps: [
              'Tap Add Post.',
              'Photos: the main product image and 5 to 10 additional images, chosen together. The first is the main one. You can add a profile photo and a video of up to 30 seconds.',
              'Details: the product, your company and, if you like, a category, discount, price in Birr and description.',
              'Where to find it: the town or area, the building, and your position from the device, so buyers near you can find it.',
              'Your contact details: Telegram, TikTok, website and phone, as many as you want.',
              "Submit. If you're signed out, we ask you to sign in first. Your post is then sent automatically.",
            ],
          },
        ],
        links: [{ label: 'Post an offer', to: paths.form }],
      },
      {
        id: 'post-waiting',
        heading: 'Why is my post not shown?',
        blocks: [
          'It\'s waiting for verification. My posts says "Waiting for verification" until then, and "Live" once everyone can see it.',
        ],
        links: [{ label: 'My posts', to: paths.myPosts }],
      },
      {
        id: 'drafts',
        heading: "I didn't finish my post. Is it lost?",
        blocks: [
          "No. The draft stays in this browser for 7 days, with its photos. You'll find it on the home page and in the form. A post that couldn't be sent is saved too.",
        ],
      },
      {
        id: 'photo-rules',
        heading: 'What happens to my photos and my video?',
        blocks: [
          'Your phone makes photos smaller, turns them upright, and removes their location and camera data. A video can be up to 30 seconds long and is sent unchanged.',
        ],
      },
    ],
  },
  {
    id: 'about-accounts',
    heading: 'Your account',
    questions: [
      {
        id: 'need-an-account',
        heading: 'Do I need an account?',
        blocks: [
          'Not for browsing, saving offers, contacting sellers or sending a request. You need one to post an offer, to comment, and to like or share an offer.',
        ],
      },
      {
        id: 'sign-up',
        heading: 'How do I sign up?',
        blocks: [
          "Use your email and a password. We email you a code. Type it in and you're done. Clerk, our sign-in provider, stores your email and password.",
        ],
        links: [
          { label: 'Sign up', to: paths.signUp },
          { label: 'Sign in', to: paths.login },
        ],
      },
      {
        id: 'log-out',
        heading: 'How do I log out?',
        blocks: ['Open the menu, then My Profile, then Logout. It works without a connection too.'],
        links: [{ label: 'My Profile', to: paths.myProfile }],
      },
    ],
  },
  {
    id: 'about-paying',
    heading: 'Orders and payments',
    questions: [
      {
        id: 'pay-a-seller',
        heading: 'How do I pay for an offer?',
        blocks: [
          "You pay the seller however you both agree. Look at the item first. You don't pay anything through this app.",
        ],
        links: [{ label: 'Payment methods', to: paths.paymentMethods }],
      },
      {
        id: 'order-status',
        heading: 'Where do I see orders and refunds?',
        blocks: ['The menu lists them under Payments. Customer Service has them on one page.'],
        links: [{ label: 'Customer Service', to: paths.customerServices }],
      },
    ],
  },
  {
    id: 'about-app',
    heading: 'The app',
    questions: [
      {
        id: 'language',
        heading: 'Can I change the language?',
        blocks: [
          'Yes: open Language, choose one, and tap “Keep on this device” to keep it for your next visit.',
        ],
        links: [{ label: 'Language', to: paths.language }],
      },
      {
        id: 'reach-us',
        heading: "My question isn't here. How do I reach you?",
        blocks: ['Reach us here:'],
        links: contactLinks,
      },
    ],
  },
];
