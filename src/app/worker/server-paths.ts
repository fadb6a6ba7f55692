/**
 * Matches path and query of addresses that the service worker passes on to the network: those of a Django server, those
 * of the host's own tools, and files. A dot counts only in the path.
 */
export const serverPathPatterns: RegExp[] = [
  /^\/(?:admin|accounts|api|media|static)(?:[/?]|$)/,
  /^\/_/,
  /^[^?]*\.[A-Za-z0-9]+(?:\?|$)/,
];
