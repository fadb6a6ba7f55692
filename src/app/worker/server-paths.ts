/** What a Django server has at its root besides what a setting names. */
const usualPaths = ['/admin', '/accounts', '/api', '/media', '/static'];

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The addresses, as path and query in one text, for which the worker has no page: those of the server, of the host's
 * own tools, and files. A query may end as a file does.
 */
export const leftToServer = (morePaths: readonly string[]): RegExp[] => [
  new RegExp(`^(?:${[...usualPaths, ...morePaths].map(literal).join('|')})(?:[/?]|$)`),
  /^\/_/,
  /^[^?]*\.[A-Za-z0-9]+(?:\?|$)/,
];
