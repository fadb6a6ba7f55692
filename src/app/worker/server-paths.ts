/** What a Django server has at its root, besides a configured list. */
const usualPaths = ['/admin', '/accounts', '/api', '/media', '/static'];

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches path and query of addresses that the service worker leaves alone: the server's, the host's own
 * tools', and files. A query may end like a file.
 */
export const serverPathPatterns = (morePaths: readonly string[]): RegExp[] => [
  new RegExp(`^(?:${[...usualPaths, ...morePaths].map(literal).join('|')})(?:[/?]|$)`),
  /^\/_/,
  /^[^?]*\.[A-Za-z0-9]+(?:\?|$)/,
];
