/**
 * Messages from a page to a worker. `takeOver` activates a waiting version. `keepAll` makes the active one cache the
 * code of all pages. A language code, such as `de`, makes it cache the texts of that language.
 */
export const workerMessages = { takeOver: 'take over', keepAll: 'keep all' } as const;
