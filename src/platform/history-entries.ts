import { createGlobalStore } from './create-store';
import { ownPath } from './own-path';
import { isRecord } from './parse-values';
import { readPersisted, writePersisted } from './persisted-json';

const storageKey = 'gulit:entries';
const maxEntries = 50;

/** What Back restores on each visited page, by the key of the history entry. */
const visitedEntries = createGlobalStore(() => {
  const persisted = readPersisted(storageKey, 'sessionStorage');
  return new Map(Object.entries(isRecord(persisted) ? persisted : {}));
});

function entryOf(key: string): Record<string, unknown> {
  const entry = visitedEntries.read().get(key);
  return isRecord(entry) ? entry : {};
}

export const readHistoryEntry = (key: string, name: string): unknown => entryOf(key)[name];

export function writeHistoryEntry(key: string, name: string, value: unknown): void {
  const entries = visitedEntries.read();
  const entry = { ...entryOf(key), [name]: value };
  // A Map keeps insertion order, so deleting moves the entry to the end. The oldest entries are dropped.
  entries.delete(key);
  entries.set(key, entry);
  for (const old of entries.keys()) {
    if (entries.size <= maxEntries) break;
    entries.delete(old);
  }
}

/** Copies an entry to another key: replacing an address gives the same visit a new key. */
export function copyHistoryEntry(from: string, to: string): void {
  const entries = visitedEntries.read();
  if (entries.has(from)) entries.set(to, entryOf(from));
}

/** Writes all entries to sessionStorage for a reload. */
export const saveHistoryEntries = () =>
  void writePersisted(storageKey, Object.fromEntries(visitedEntries.read()), 'sessionStorage');

/** Whether the previous history entry belongs to this app. */
export function hasEarlierHistoryEntry(): boolean {
  const state: unknown = window.history.state;
  // The router numbers the entries of each document from 0.
  if (isRecord(state) && typeof state['idx'] === 'number' && state['idx'] > 0) return true;
  // `canGoBack` covers only entries of this origin. Safari before 26 and Firefox before 147 lack it.
  const navigation: Navigation | undefined = window.navigation;
  if (navigation) return navigation.canGoBack;
  // A tab that a link has opened has a referrer, but no earlier entry.
  return ownPath(document.referrer) !== null && window.history.length > 1;
}

/**
 * Gives the first history entry of a document its own key. The router calls every first entry 'default', so a page
 * could restore what belongs to another.
 */
export function nameFirstHistoryEntry(): void {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state['key'] === 'string') return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...(isRecord(state) && state), key }, '');
}
