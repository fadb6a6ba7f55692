/** Where the catalogue of the last visit is stored. */
export const catalogueCache = {
  /** The localStorage key that says, as JSON, whether a catalogue may be stored. */
  flagKey: 'gulit:catalogue-kept',
  cache: 'gulit-catalogue',
  address: '/kept-catalogue',
} as const;

/** The name of the cache for uploaded photos. The service worker fills it; logging out empties it. */
export const photoCache = 'gulit-photos';
