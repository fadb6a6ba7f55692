import { isRecord } from './is-record';

/** Whether the history entry before this one is ours: the router counts its entries in `idx`. */
export function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state['idx'] === 'number' && state['idx'] > 0;
}
