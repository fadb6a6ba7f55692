/**
 * What a page says to a worker; in a file of its own because both bundles import it. `takeOver` to that of a
 * new version which waits; `keepForm` and `keepAll` to the one that answers, so that the code of the form, or
 * of all pages, comes to the device. The code of a language asks it to keep its texts.
 */
export const workerMessages = { takeOver: 'take over', keepForm: 'keep form', keepAll: 'keep all' } as const;
