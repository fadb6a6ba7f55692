import { isRecord } from '@/lib/is-record';

/**
 * Gives the history entry with which a document starts a name of its own. The router calls each of them 'default', and what
 * one address remembers would be found at the next.
 */
export function nameFirstEntry(): void {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state['key'] === 'string') return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...(isRecord(state) && state), key }, '');
}
