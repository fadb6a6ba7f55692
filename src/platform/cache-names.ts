/** Where the catalogue of the last visit is stored. `tools/vite/preload-script.ts` reads it before the first script. */
export const catalogueCache = {
  /** The localStorage key that says, as JSON, whether a catalogue may be stored. */
  flagKey: 'gulit:catalogue-kept',
  cache: 'gulit-catalogue',
  address: '/kept-catalogue',
  /** The `window` property that holds the promise of the stored catalogue. */
  found: 'cachedCatalogue',
} as const;

/** The name of the cache for uploaded photos. The service worker fills it; logging out empties it. */
export const photoCache = 'gulit-photos';
