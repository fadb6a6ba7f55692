/** What a page says to the worker of a new version that waits. */
export const takeOverMessage = 'take over';
