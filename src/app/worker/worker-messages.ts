/**
 * Messages from a page to a worker. `takeOver` activates a waiting version, and `keepAll` caches the code of all pages.
 * A language code, such as `de`, caches the texts of that language.
 */
export const workerMessages = { takeOver: 'take over', keepAll: 'keep all' } as const;
