/** The browser's cache of uploaded photos: the worker fills it, and the page empties it when an account leaves. */
export const photoCache = 'gulit-photos';
