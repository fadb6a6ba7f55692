/**
 * Messages from a page to a worker, in a file that both bundles import. `takeOver` goes to a waiting version.
 * `keepForm` and `keepAll` go to the active one and cache the code of the form, or of all pages. The language
 * code asks it to cache its texts.
 */
export const workerMessages = { takeOver: 'take over', keepForm: 'keep form', keepAll: 'keep all' } as const;
