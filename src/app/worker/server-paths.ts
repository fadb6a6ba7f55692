/**
 * Matches path and query of addresses that the service worker leaves alone: what a Django server has at its root,
 * the host's own tools, and files. A query may end like a file.
 */
export const serverPathPatterns: RegExp[] = [
  /^\/(?:admin|accounts|api|media|static)(?:[/?]|$)/,
  /^\/_/,
  /^[^?]*\.[A-Za-z0-9]+(?:\?|$)/,
];
