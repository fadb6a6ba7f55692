import { isRecord } from './parse-values';

/** Whether the history entry before this one is ours: the router counts its entries in `idx`. */
export function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state['idx'] === 'number' && state['idx'] > 0;
}

/**
 * Gives the history entry with which a document starts a name of its own. The router calls each of them
 * 'default', and what one address remembers would be found at the next.
 */
export function nameFirstEntry(): void {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state['key'] === 'string') return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...(isRecord(state) && state), key }, '');
}
