/**
 * The rooms of `src/`, from top to bottom as in the README. A room may import the rooms on the lines below it, but none
 * on its own line. The lint rule and the structure test use this table.
 */
const floors = [
  ['app'],
  ['pages'],
  ['selling', 'requests', 'storefront', 'information'],
  ['offer'],
  ['saved'],
  ['shops'],
  ['search', 'nearby'],
  ['browse'],
  ['place'],
  ['listings'],
  ['account'],
  ['ui'],
  ['api'],
  ['language'],
  ['platform'],
];

/**
 * The folders inside a room in the same order. '.' is the place of the files beside them.
 * @type {Record<string, readonly string[]>}
 */
export const foldersOf = {
  account: ['records', '.'],
  app: ['.', 'worker', 'first-screen', 'shell', 'routes', 'navigation'],
  browse: ['cards', 'tiles', 'lists', '.', 'searches', 'saving', 'filters', 'layouts'],
  information: ['texts', '.'],
  platform: ['.', 'text'],
  requests: ['.', 'list', 'matching', 'answers', 'comments', 'sending', 'entries'],
  selling: ['form', 'advert', 'own', 'submission', 'drafts', 'media', 'post'],
};

/** @type {Record<string, readonly string[]>} */
export const mayImport = {
  // The mocks stand in for the server and the sign-in provider, whose formats these rooms know.
  mocks: ['account', 'requests', 'selling', 'place', 'listings', 'ui', 'api', 'language', 'platform'],
  ...Object.fromEntries(
    floors.flatMap((rooms, floor) => rooms.map((room) => [room, floors.slice(floor + 1).flat()])),
  ),
};
