/**
 * The rooms of `src/` and what each may import: the one table the lint rule and the structure test are made from.
 * A room imports only rooms above it in this list, so that it can be understood without those below.
 * @type {Record<string, readonly string[]>}
 */
export const mayImport = {
  lib: [],
  config: ['lib'],
  api: ['config', 'lib'],
  ui: ['lib'],
  account: ['ui', 'api', 'lib', 'config'],
  listings: ['account', 'ui', 'api', 'lib', 'config'],
  requests: ['account', 'listings', 'ui', 'api', 'lib', 'config'],
  selling: ['account', 'listings', 'ui', 'api', 'lib', 'config'],
  storefront: ['account', 'ui', 'api', 'lib', 'config'],
  information: ['ui', 'lib', 'config'],
  pages: [
    'information',
    'storefront',
    'account',
    'requests',
    'selling',
    'listings',
    'ui',
    'api',
    'lib',
    'config',
  ],
  app: [
    'pages',
    'information',
    'storefront',
    'account',
    'requests',
    'selling',
    'listings',
    'ui',
    'api',
    'lib',
    'config',
  ],
  mocks: ['account', 'requests', 'selling', 'listings', 'ui', 'api', 'lib', 'config'],
};
