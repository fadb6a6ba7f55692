/** The name of the cache for uploaded photos. The service worker fills it; logging out empties it. */
export const photoCache = 'gulit-photos';
