const basis = ['ui', 'api', 'language', 'browser', 'lib', 'config'];
const products = ['information', 'storefront', 'account', 'requests', 'selling', 'listings'];

/**
 * The rooms of `src/` and what each may import: the one table the lint rule and the structure test are made from.
 * A room imports only rooms above it in this list, so that it can be understood without those below.
 * @type {Record<string, readonly string[]>}
 */
export const mayImport = {
  lib: [],
  browser: ['lib'],
  config: ['lib'],
  language: ['browser', 'lib'],
  api: ['language', 'config', 'browser', 'lib'],
  ui: ['language', 'browser', 'lib'],
  account: basis,
  listings: ['account', ...basis],
  requests: ['account', 'listings', ...basis],
  selling: ['account', 'listings', ...basis],
  storefront: ['account', ...basis],
  information: ['ui', 'language', 'lib', 'config'],
  pages: [...products, ...basis],
  app: ['pages', ...products, ...basis],
  mocks: ['account', 'requests', 'selling', 'listings', ...basis],
};
