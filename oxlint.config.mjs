import { foldersOf, mayImport } from './tools/rooms.mjs';

const rooms = Object.keys(mayImport);
const onlyOwnFolder = {
  regex: '(^|/)\\.\\.(/|$)|^\\./.*/',
  message: 'Name the room: import from "@/room/file".',
};
const filesIn = (folder) => `^@/${folder}/[^/]+$`;
const inFolder = (folder) => `^@/${folder}/`;

/** The first screen draws these folders before React has loaded (docs/decisions.md). */
const foldersWithoutHooks = new Set(['browse/layouts']);
const noHooks = [
  { regex: '^react$', allowTypeImports: true },
  { regex: '^(@|\\.|react-)', importNamePattern: '^use[A-Z]' },
].map((pattern) => ({ ...pattern, message: 'The first screen draws this file, without hooks or context.' }));

const restrictImports = (files, patterns) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [onlyOwnFolder, ...patterns] }] },
});

/**
 * For each room and each folder in it: forbids the rooms and folders after it, and demands "./file" for its own files.
 */
const roomRules = rooms.flatMap((room) => {
  const close = (regex) => ({ regex, message: `Not open to "${room}" or its folder (see tools/rooms.mjs).` });
  const closed = rooms
    .filter((other) => other !== room && !mayImport[room]?.includes(other))
    .map((other) => close(inFolder(other)));
  const folders = foldersOf[room] ?? ['.'];
  const closedFolders = folders.map((folder) =>
    close(folder === '.' ? filesIn(room) : inFolder(`${room}/${folder}`)),
  );
  return [
    restrictImports(`src/${room}/**`, closed),
    ...folders.map((folder, index) => {
      const path = folder === '.' ? room : `${room}/${folder}`;
      return restrictImports(`src/${path}/*`, [
        ...closed,
        ...closedFolders.slice(0, index),
        ...(foldersWithoutHooks.has(path) ? noHooks : []),
        { regex: filesIn(path), message: 'Import from the same folder as "./file".' },
      ]);
    }),
  ];
});

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: ['dist', 'dist-preview', 'public', 'coverage', 'test-results', 'playwright-report'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@testing-library/jest-dom/vitest'] }],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/button-has-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-console': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    eqeqeq: 'error',
    // For some readers, `output` and `search` elements say less than these roles.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Here a copy is intended.
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // The values of a translated text are functions of its words.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // Only the React Compiler needs this, which we do not use.
    'react/incompatible-library': 'off',
    // `fc.string()` is the usual way to write properties.
    'import/no-named-as-default-member': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert'] }],
    'vitest/valid-title': ['error', { ignoreTypeOfDescribeName: true }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Rules that need types, except those that TypeScript's options or the DOM's types make pointless.
    'typescript/no-floating-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'typescript/await-thenable': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-unnecessary-boolean-literal-compare': 'off',
    'typescript/no-unnecessary-type-conversion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    // Sequential on purpose where it is used: the steps of a test, the pages of a walk.
    'no-await-in-loop': 'off',
  },
  overrides: [
    ...roomRules,
    // What is loaded lazily needs a default export. Tools and configurations are entry points.
    {
      files: [
        'src/pages/**',
        'src/app/routes/{later-routes,logout-page}.tsx',
        '*.config.*',
        'tools/**',
        'deploy/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'src/mocks/demonstration/**',
        'src/listings/categories/categories.ts',
        'tests/unit/selling/advert/adverts.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    { files: ['tools/**'], rules: { 'no-console': 'off' } },
    // Testing Library types found elements as `HTMLElement`.
    { files: ['tests/**'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
  ],
};
