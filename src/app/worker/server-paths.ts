/**
 * The service worker leaves these paths and queries to the network: those of a Django server, of the host's own tools,
 * and of files, which have a dot in their path.
 */
export const serverPathPatterns: RegExp[] = [
  /^\/(?:admin|accounts|api|media|static)(?:[/?]|$)/,
  /^\/_/,
  /^[^?]*\.[A-Za-z0-9]+(?:\?|$)/,
];
