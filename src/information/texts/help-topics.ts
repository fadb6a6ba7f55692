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
                'Type into "Search Your Need" at the top. It looks at the product, the company and the location.',
              ),
              message('Open a category on the home page, or a service under Services.'),
              message("See Daily Discounts, Weekly Discounts or Recents for what's new."),
            ],
          },
          message(
            'You can sort lists by newest, biggest discount, lowest price or nearest, and filter them by discount, distance and price.',
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
            "We check a post before it's public. Until then only its seller sees it, under My posts. This doesn't guarantee price, quality or stock, so look at the item before you pay.",
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
                '"Waiting for discount...": a discount is coming, but the seller hasn\'t said how much.',
              ),
              message('"Discount Ended": it\'s over.'),
            ],
          },
          message(
            'Daily Discounts lists discounted offers from the last 24 hours. Weekly Discounts covers the last 7 days.',
          ),
        ],
      },
      {
        id: 'contact-a-seller',
        question: message('How do I reach a seller?'),
        blocks: [
          message(
            'Open the offer and use its buttons to call, or to open Telegram, TikTok or a website. You see the ones the seller added. The deal is between the two of you. We take no part in it.',
          ),
        ],
      },
      {
        id: 'save-offers',
        question: message('How do I save an offer for later?'),
        blocks: [
          message(
            "Tap its bookmark. You don't need an account. What you save stays in this browser, so you won't see it on another phone. To find it, open Saved offers in the menu. The offers you opened last are there too.",
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
        question: message("How do I see what's near me?"),
        blocks: [
          message(
            'Open Nearby Shops and tap "Use my location". It lists the offers within 2 km, nearest first, also on a map.',
          ),
        ],
        links: [{ label: message('Nearby Shops'), to: paths.nearbyShops }],
      },
      {
        id: 'location-denied',
        question: message("Why can't Gulit find my location?"),
        blocks: [
          message(
            'Allow location for this site in your browser settings, switch it on for the device, and tap "Try again". Or pick a town. That works without any permission.',
          ),
        ],
      },
      {
        id: 'location-kept',
        question: message('Is my location stored?'),
        blocks: [
          message(
            "No. We only use it to find what's near you, and forget it when you leave. A town you pick stays in your browser for your next visit.",
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
            'Write it in the box at the bottom of any page and tap Send. Everyone can read it, including sellers. If you\'re signed out, you appear as "Anonymous", so say how to reach you.',
          ),
        ],
        links: [
          { label: message('Latest requests'), to: paths.notifications },
          { label: message('View as a conversation'), to: paths.chat },
        ],
      },
      {
        id: 'comment',
        question: message('Can I comment on a photo?'),
        blocks: [message("Yes, when you're signed in. Reading comments needs no account.")],
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
                'Photos: the main product image and 5 to 10 additional images, chosen together. The first is the main one. You can add a profile photo and a video of up to 30 seconds.',
              ),
              message(
                'Details: the product, your company and, if you like, a category, discount, price in Birr and description.',
              ),
              message(
                'Where to find it: the town or area, the building, and your position from the device, so buyers near you can find it.',
              ),
              message('Your contact details: Telegram, TikTok, website and phone, as many as you want.'),
              message(
                "Submit. If you're signed out, we ask you to sign in first. Your post is then sent automatically.",
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
            'It\'s waiting for verification. My posts says "Waiting for verification" until then, and "Live" once everyone can see it.',
          ),
        ],
        links: [{ label: message('My posts'), to: paths.myPosts }],
      },
      {
        id: 'drafts',
        question: message("I didn't finish my post. Is it lost?"),
        blocks: [
          message(
            "No. The draft stays in this browser for 7 days, with its photos. You'll find it on the home page and in the form. A post that couldn't be sent is saved too.",
          ),
        ],
      },
      {
        id: 'photo-rules',
        question: message('What happens to my photos and my video?'),
        blocks: [
          message(
            'Your phone makes photos smaller, turns them upright, and removes their location and camera data. A video can be up to 30 seconds long and is sent unchanged.',
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
            "Use your email and a password. We email you a code. Type it in and you're done. Clerk, our sign-in provider, stores your email and password.",
          ),
        ],
        links: [
          { label: message('Sign up'), to: paths.signUp },
          { label: message('Sign in'), to: paths.login },
        ],
      },
      {
        id: 'log-out',
        question: message('How do I log out?'),
        blocks: [message('Open the menu, then My Profile, then Logout. It works without a connection too.')],
        links: [{ label: message('My Profile'), to: paths.myProfile }],
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
            "Your account, posts, requests and comments. Saved offers, likes, drafts, your town, your searches and what you viewed stay in your browser. We don't track you.",
          ),
        ],
        links: [{ label: message('Privacy Policy'), to: paths.privacy }],
      },
      {
        id: 'reach-us',
        question: message("My question isn't here. How do I reach you?"),
        blocks: [message('Reach us here:')],
        links: contactLinks,
      },
    ],
  },
];
