import { paths } from '@/platform/paths';
import { message } from '@/language/translate';
import { type HelpTopic, contactLinks } from '@/information/article';
import { payingHelp } from './help-paying';

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'finding',
    heading: message('Finding offers'),
    questions: [
      {
        id: 'find-offers',
        question: message('How do I find an offer?'),
        blocks: [
          {
            list: [
              message(
                'Type into "Search Your Need" at the top: it looks at the product, the company and the place.',
              ),
              message('Open a category on the home page, or a service under Services.'),
              message('See Daily Discounts, Weekly Discounts or Recents for what is new.'),
            ],
          },
          message(
            'Lists can be sorted by newest, biggest discount, lowest price or nearest, and narrowed by discount, distance and price.',
          ),
        ],
        links: [
          { label: message('Services'), to: paths.services },
          { label: message('Recents'), to: paths.recents },
        ],
      },
      {
        id: 'verified',
        question: message('What does "verified" mean?'),
        blocks: [
          message(
            'A post is public only after it has been verified. Until then only its seller sees it, under My posts. It is no guarantee of price, quality or stock, so look at the goods before you pay.',
          ),
        ],
      },
      {
        id: 'discounts',
        question: message('What do the discounts mean?'),
        blocks: [
          {
            list: [
              message('"10% off": the seller takes that much off the price.'),
              message(
                '"Waiting for discount...": a discount is coming, but the seller has not said how much.',
              ),
              message('"Discount Ended": it is over.'),
            ],
          },
          message(
            'Daily Discounts lists what was posted with a discount in the last 24 hours, Weekly Discounts in the last 7 days.',
          ),
        ],
      },
      {
        id: 'contact-a-seller',
        question: message('How do I reach a seller?'),
        blocks: [
          message(
            'Open the offer. Its buttons call, or open Telegram, TikTok or the website: those that the seller gave. The deal is between the two of you; we take no part in it.',
          ),
        ],
      },
      {
        id: 'save-offers',
        question: message('How do I save an offer for later?'),
        blocks: [
          message(
            "Tap its bookmark. You don't need an account. What you save stays in this browser, so you won't see it on another phone. Open Saved offers in the menu to find it. The offers you opened last are remembered as well.",
          ),
        ],
      },
    ],
  },
  {
    id: 'nearby',
    heading: message('Near you'),
    questions: [
      {
        id: 'nearby-shops',
        question: message('How do I see what is near me?'),
        blocks: [
          message(
            'Open Nearby Shops and tap "Use my location". It lists the offers within 2 km, nearest first, also on a map.',
          ),
        ],
        links: [{ label: message('Nearby shops'), to: paths.nearbyShops }],
      },
      {
        id: 'location-denied',
        question: message("Why can't Gulit find my location?"),
        blocks: [
          message(
            'Allow location for this site in the settings of your browser, switch it on for the device, and tap "Try again". Or pick a town: that works without any permission.',
          ),
        ],
      },
      {
        id: 'location-kept',
        question: message('Is my location stored?'),
        blocks: [
          message(
            'No. We only use it to find what is around you, and forget it when you leave. A town that you pick stays in your browser for your next visit.',
          ),
        ],
        links: [{ label: message('Privacy Policy'), to: paths.privacy }],
      },
    ],
  },
  {
    id: 'requests',
    heading: message('Requests and comments'),
    questions: [
      {
        id: 'ask-for-something',
        question: message("What if I can't find what I need?"),
        blocks: [
          message(
            'Write it into the box at the bottom of any page and tap Send. Everybody can read it, including sellers. If you are signed out, you appear as "Anonymous", so say how to reach you.',
          ),
        ],
        links: [
          { label: message('Latest requests'), to: paths.notifications },
          { label: message('As a conversation'), to: paths.chat },
        ],
      },
      {
        id: 'comment',
        question: message('Can I comment on a picture?'),
        blocks: [message('Yes, when you are signed in. Reading comments needs no account.')],
      },
    ],
  },
  {
    id: 'selling',
    heading: message('Posting an offer'),
    questions: [
      {
        id: 'post-an-offer',
        question: message('How do I post an offer, step by step?'),
        blocks: [
          {
            steps: [
              message('Tap Add Post.'),
              message(
                'Photos: the main product image and 5 to 10 additional images, chosen together. The first is the main one. A profile photo and a video of at most 30 seconds are up to you.',
              ),
              message(
                'What: the product, your company and, if you like, a category, discount, price in Birr and description.',
              ),
              message(
                'Where: the town or quarter and the building, and your position from the device, so that buyers near you find it.',
              ),
              message('Contact: Telegram, TikTok, website and phone, as many as you want.'),
              message(
                'Submit. If you are signed out, you are asked to sign in first. The post is then sent automatically.',
              ),
            ],
          },
        ],
        links: [{ label: message('Post an offer'), to: paths.form }],
      },
      {
        id: 'post-waiting',
        question: message('Why is my post not shown?'),
        blocks: [
          message(
            'It waits for verification. My posts says "Waiting for verification" until then, and "Live" once everybody can see it.',
          ),
        ],
        links: [{ label: message('My posts'), to: paths.myPosts }],
      },
      {
        id: 'drafts',
        question: message("I didn't finish my post. Is it lost?"),
        blocks: [
          message(
            'No. The draft stays in this browser for 7 days, with its photos. The home page and the form offer it again. A post that could not be sent is saved, too.',
          ),
        ],
      },
      {
        id: 'photo-rules',
        question: message('What happens to my photos and my video?'),
        blocks: [
          message(
            'Your phone makes photos smaller, turns them upright, and removes their location and camera data. A video may be 30 seconds long and is sent unchanged.',
          ),
        ],
      },
    ],
  },
  {
    id: 'accounts',
    heading: message('Your account'),
    questions: [
      {
        id: 'need-an-account',
        question: message('Do I need an account?'),
        blocks: [
          message(
            'Not for browsing, saving offers, contacting sellers or sending a request. You need one to post an offer, to comment, and to like or share an offer.',
          ),
        ],
      },
      {
        id: 'sign-up',
        question: message('How do I sign up?'),
        blocks: [
          message(
            'With your email and a password. We email you a code; type it in and you are done. Clerk, our sign-in provider, stores both.',
          ),
        ],
        links: [
          { label: message('Sign up'), to: paths.signUp },
          { label: message('Log in'), to: paths.login },
        ],
      },
      {
        id: 'log-out',
        question: message('How do I log out?'),
        blocks: [message('Open the menu, then My Profile, then Logout. It works without a connection, too.')],
        links: [{ label: message('My profile'), to: paths.myProfile }],
      },
    ],
  },
  payingHelp,
  {
    id: 'app',
    heading: message('The app'),
    questions: [
      {
        id: 'theme',
        question: message('How do I switch between light and dark?'),
        blocks: [
          message(
            'Use the menu on a phone, or the sun or moon at the top of the page. Until you choose, the app follows your device. Your choice is stored in this browser.',
          ),
        ],
      },
      {
        id: 'language',
        question: message('Can I change the language?'),
        blocks: [
          message(
            'Yes: open Language, choose one, and tap “Keep on this device” to keep it for your next visit.',
          ),
        ],
        links: [{ label: message('Language'), to: paths.language }],
      },
      {
        id: 'privacy',
        question: message('What does {brand} know about me?'),
        blocks: [
          message(
            'Your account, and what you post, ask and comment. Saved offers, likes, drafts, your town, what you searched and what you viewed stay in your browser. There is no tracking.',
          ),
        ],
        links: [{ label: message('Privacy Policy'), to: paths.privacy }],
      },
      {
        id: 'reach-us',
        question: message('My question is not here. How do I reach you?'),
        blocks: [message('Reach us here:')],
        links: contactLinks,
      },
    ],
  },
];
