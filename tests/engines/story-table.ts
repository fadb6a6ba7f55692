/** The engines that run the stories. */
const engines = {
  Firefox: 'Firefox ESR of Debian, over WebDriver BiDi',
  WebKit: "WebKitGTK of Debian, Safari's engine, over WebDriver",
} as const;

export type EngineName = keyof typeof engines;

/** The steps of a person, each story in its own window of a phone's size. */
export const storyTable = {
  browse: 'Browse, filter, open an offer, zoom its picture, and go back to the place in the list',
  'nearby with a place': 'Nearby offers, nearest first, where the device says where it is',
  'nearby without a place':
    'Nearby offers around a town picked by hand, where the device may not say where it is',
  'post signed in': 'A post with six photos, signed in: on the server once, upright and without EXIF',
  'post signed out':
    'A draft with six photos over a reload, submitted signed out, on the server once after the sign-in',
  'post in a private window': 'A draft with six photos over a reload, and its post, in a private window',
  request: 'A request to the market and a comment on a picture',
  cart: 'Cart to checkout, and back to the shop',
  theme: 'The theme chosen and kept, with choices drawn as the fields beside them',
  'back from elsewhere':
    'A page that comes back out of the back/forward cache: what was typed, and no session that has ended meanwhile',
  offline:
    'A return without a connection to the offers of the last visit, and a request sent once it is back',
} as const;

export type StoryName = keyof typeof storyTable;
