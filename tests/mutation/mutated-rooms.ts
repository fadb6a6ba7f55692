/** Sources in which mutants are made, and the unit tests that have to notice them. */
interface MutatedRoom {
  name: string;
  /** Folders and files. */
  sources: readonly string[];
  /** Globs of test files. */
  tests: readonly string[];
  /** Whether mutants in what runs once, at the import, are tried too: each takes all tests of the room. */
  triesImports?: boolean;
}

const inLib = (names: readonly string[]) => names.map((name) => `src/lib/${name}.ts`);

/** What must not fail silently: calls, parsers, keeping and sending (docs/reliability.md, Mutants). */
export const mutatedRooms: readonly MutatedRoom[] = [
  { name: 'calls', sources: ['src/api'], tests: ['tests/unit/api/**/*.test.ts'], triesImports: true },
  {
    name: 'parsers',
    sources: [
      'src/listings/catalogue',
      ...inLib(['parse-link', 'parse-values', 'time', 'coordinates', 'fold-text', 'own-path']),
    ],
    tests: [
      'tests/unit/listings/catalogue/**/*.test.ts',
      'tests/unit/lib/{parse-*,coordinates,own-path,fold-text}.test.ts',
    ],
  },
  {
    name: 'kept values, locks and clocks',
    sources: inLib([
      'create-kept-store',
      'kept-json',
      'one-at-a-time',
      'read-cookies',
      'server-clock',
      'storage-claim',
      'tab-lock',
    ]),
    tests: [
      'tests/unit/lib/{create-kept-store,kept-json,one-at-a-time,read-cookies,server-clock,storage-claim,tab-lock}.test.ts',
    ],
    triesImports: true,
  },
  {
    name: 'keeping drafts',
    sources: ['src/selling/drafts'],
    tests: ['tests/unit/selling/{drafts,submission}/**/*.test.ts'],
  },
  {
    name: 'posts',
    sources: ['src/selling/post'],
    tests: ['tests/unit/selling/{post,submission}/**/*.test.ts'],
  },
  {
    name: 'sending posts',
    sources: ['src/selling/submission'],
    tests: ['tests/unit/selling/submission/**/*.test.ts'],
  },
  {
    name: 'sending requests and comments',
    sources: [
      'src/requests/unsent',
      'src/requests/entries',
      'src/requests/author-name.ts',
      'src/requests/send-text.ts',
      'src/requests/comments/comment-field.ts',
    ],
    tests: ['tests/unit/requests/**/*.test.{ts,tsx}'],
    triesImports: true,
  },
];

/** Of the mutants of each room, the share that the tests notice at least. */
export const leastNoticed = 0.9;
