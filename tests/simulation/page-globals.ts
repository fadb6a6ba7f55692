import type { Break } from './page/send-once';

/** The globals of a page. The replaced modules use `world`. */
export interface PageGlobals extends Record<(typeof globalNames)[number], unknown> {
  world: { openDB: unknown; isBroken: Break | null };
}

export const globalNames = [
  'world',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'Date',
  'performance',
  'fetch',
  'XMLHttpRequest',
  'crypto',
  'IDBKeyRange',
  'IDBDatabase',
  'File',
  'FormData',
  'reportError',
  'caches',
  'console',
] as const;
