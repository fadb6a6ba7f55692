/** What becomes of a write on its way to the server and back. */
export const fates = [
  'stored',
  /** The server fails before it stores, or after. */
  '500 before',
  '500 after',
  '503 before',
  /** The connection breaks before the server has it, or when it was stored. */
  'cut before',
  'cut after',
  /** Nothing ever comes back, and it was not stored; or it was. */
  'hang before',
  'hang after',
  /** It is stored late, and not when the sender has gone; or the answer is late. */
  'slow',
  'slow answer',
  /** It is stored late although the sender has gone: only a server that keeps keys can tell it from a second one. */
  'late',
] as const;

export type Fate = (typeof fates)[number];

export const isStoredBy = (fate: Fate): boolean => !/before/.test(fate);
