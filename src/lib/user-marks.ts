import { createStore } from './create-store';
import { isRecord } from './parse-values';
import { readKept, watchKept, writeKept } from './kept-json';

/** The ids that each user of this browser has marked, by the user's id. */
export type Marks = ReadonlyMap<string, ReadonlySet<string>>;

/** Marks that users of this browser set and take back, such as likes; kept here alone, under `key`, for all tabs. */
export function createUserMarks(key: string) {
  const readMarks = (): Marks => {
    const kept = readKept(key);
    return new Map(
      Object.entries(isRecord(kept) ? kept : {}).map(([user, ids]) => [
        user,
        new Set(Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []),
      ]),
    );
  };
  const store = createStore<Marks>(readMarks());
  /** Reads them again. */
  const refresh = () => store.write(readMarks());
  watchKept(key, refresh);
  let isKept = true;

  /** Marks an id or takes the mark back. False where the browser keeps nothing: it then lasts as long as the page. */
  function toggle(userId: string, id: string): boolean {
    // As they are kept now, so that two tabs do not undo each other; from memory where the last could not be kept.
    const all = new Map(isKept ? readMarks() : store.read());
    const own = new Set(all.get(userId));
    if (!own.delete(id)) own.add(id);
    all.set(userId, own);
    store.write(all);
    isKept = writeKept(key, Object.fromEntries([...all].map(([user, ids]) => [user, [...ids]])));
    return isKept;
  }
  return { store, refresh, toggle };
}
