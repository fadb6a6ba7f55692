/**
 * Messages from a page to a worker, in a file that both bundles import. `takeOver` goes to a waiting version.
 * `keepForm` and `keepAll` go to the active one and cache the code of the form, or of all pages. A
 * language code, such as `de`, is also a message: it asks the active one to cache the texts of that language.
 */
export const workerMessages = { takeOver: 'take over', keepForm: 'keep form', keepAll: 'keep all' } as const;
