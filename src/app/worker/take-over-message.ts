/** What a page says to the worker of a new version that waits; in a file of its own because both bundles import it. */
export const takeOverMessage = 'take over';
