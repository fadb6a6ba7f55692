/**
 * The rooms of `src/`, from the ground up: a room may import the rooms above it in this list, and none that shares
 * its line. The lint rule and the structure test are made from this table.
 */
const floors = [
  ['platform'],
  ['language'],
  ['api'],
  ['ui'],
  ['account'],
  ['listings'],
  ['place'],
  ['browse'],
  ['search', 'nearby'],
  ['shops'],
  ['saved'],
  ['offer'],
  ['selling', 'requests', 'storefront', 'information'],
  ['pages'],
  ['app'],
];

/**
 * The folders inside a room in the same order. Files that stand beside these folders put them together, and may
 * import all of them.
 * @type {Record<string, readonly string[]>}
 */
export const foldersOf = {
  account: ['records'],
  app: ['navigation', 'routes', 'shell', 'first-screen', 'worker'],
  browse: ['filters', 'cards', 'searches'],
  information: ['texts'],
  platform: ['text'],
  requests: ['entries', 'sending', 'comments', 'answers', 'matching', 'list'],
  selling: ['post', 'media', 'drafts', 'submission', 'own', 'advert', 'preview', 'form'],
};

/** @type {Record<string, readonly string[]>} */
export const mayImport = Object.fromEntries(
  floors.flatMap((rooms, floor) => rooms.map((room) => [room, floors.slice(0, floor).flat()])),
);
// The mocks answer for the server and the sign-in provider, whose shapes these rooms know.
mayImport['mocks'] = [
  'account',
  'requests',
  'selling',
  'place',
  'listings',
  'ui',
  'api',
  'language',
  'platform',
];
