/**
 * Where the catalogue of the last visit is on the device: the document asks for it before the first script has
 * come.
 */
export const catalogueCache = {
  /** The key in localStorage that says whether there may be one, as JSON. */
  flagKey: 'gulit:catalogue-kept',
  /** The cache of the browser, and the address in it. */
  cache: 'gulit-catalogue',
  address: '/kept-catalogue',
  /** The name in `window` of the promise of what was found. */
  found: 'cachedCatalogue',
} as const;
