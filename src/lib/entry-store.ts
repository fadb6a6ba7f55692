/** What one visited page remembers, by a name: kept per history entry, so that Back finds it as it was left. */
type Entry = Record<string, unknown>;

const storageKey = 'gulit:entries';
const maximumEntries = 50;
let entries: Map<string, Entry> | undefined;

function load(): Map<string, Entry> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')));
  } catch {
    return new Map();
  }
}

/** Reads what the history entry `key` remembers under `name`; undefined where it remembers nothing. */
export function readEntry(key: string, name: string): unknown {
  entries ??= load();
  return entries.get(key)?.[name];
}

/** Remembers a JSON value for the history entry `key`. */
export function writeEntry(key: string, name: string, value: unknown): void {
  entries ??= load();
  const entry = { ...entries.get(key), [name]: value };
  // Set anew, so that the oldest visited entries are the first to go.
  entries.delete(key);
  entries.set(key, entry);
  for (const old of entries.keys()) {
    if (entries.size <= maximumEntries) break;
    entries.delete(old);
  }
}

/** Lets the entry `to` remember what `from` does: an address that was replaced is the same visit. */
export function copyEntry(from: string, to: string): void {
  entries ??= load();
  const entry = entries.get(from);
  if (entry) entries.set(to, { ...entry });
}

/** Puts the memory where a reload finds it; a full or closed storage only costs the memory. */
export function saveEntries(): void {
  if (!entries) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Nothing to do: the page works without it.
  }
}
