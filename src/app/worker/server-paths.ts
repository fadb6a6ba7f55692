/**
 * Match path and query of addresses that the service worker leaves to the network: those of a Django server, of the
 * host's own tools, and of files. A file has a dot in its path.
 */
export const serverPathPatterns: RegExp[] = [
  /^\/(?:admin|accounts|api|media|static)(?:[/?]|$)/,
  /^\/_/,
  /^[^?]*\.[A-Za-z0-9]+(?:\?|$)/,
];
