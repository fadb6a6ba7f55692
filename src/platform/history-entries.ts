import { createGlobalStore } from './create-store';
import { ownPath } from './own-path';
import { readPersisted, writePersisted } from './persisted-json';
import { isRecord } from './parse-values';

const storageKey = 'gulit:entries';
const maximumEntries = 50;

/** What each visited page remembers, by the key of its history entry, so that Back finds it as it was left. */
const store = createGlobalStore(() => {
  const persisted = readPersisted(storageKey, 'sessionStorage');
  return new Map(Object.entries(isRecord(persisted) ? persisted : {}));
});

function entryOf(key: string): Record<string, unknown> {
  const entry = store.read().get(key);
  return isRecord(entry) ? entry : {};
}

/** Reads what the history entry `key` remembers under `name`; undefined where it remembers nothing. */
export const readEntry = (key: string, name: string): unknown => entryOf(key)[name];

/** Remembers a JSON value for the history entry `key`. */
export function writeEntry(key: string, name: string, value: unknown): void {
  const entries = store.read();
  const entry = { ...entryOf(key), [name]: value };
  // A Map keeps the order of insertion: the entries visited longest ago are the first to go.
  entries.delete(key);
  entries.set(key, entry);
  for (const old of entries.keys()) {
    if (entries.size <= maximumEntries) break;
    entries.delete(old);
  }
}

/** Lets the entry `to` remember what `from` does: a replaced address gets a new key, but is the same visit. */
export function copyEntry(from: string, to: string): void {
  const entries = store.read();
  if (entries.has(from)) entries.set(to, entryOf(from));
}

/** Writes all entries to sessionStorage, where a reload finds them. */
export const saveEntries = () =>
  void writePersisted(storageKey, Object.fromEntries(store.read()), 'sessionStorage');

/**
 * Whether the history entry before this one is ours. The router counts its entries in `idx`, anew with each document;
 * before that the browser knows, or the page that led here.
 */
export function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state['idx'] === 'number' && state['idx'] > 0) return true;
  // It counts the entries of this origin that follow each other. Safari before 26 and Firefox before 147 have none.
  const navigation: Navigation | undefined = window.navigation;
  if (navigation) return navigation.canGoBack;
  // A link that opened a tab of its own has nothing behind it.
  return ownPath(document.referrer) !== null && window.history.length > 1;
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
