import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomId } from './random-id';
import { withTimeout } from './with-timeout';

interface Schema extends DBSchema {
  claims: { key: [name: string, holder: string]; value: { holder: string; renewedAt: number } };
}

/** How long a claim lasts without renewal, in ms. Browsers run the timers of hidden tabs only once a minute. */
const lease = 90_000;
const renewal = 5000;
/** How long the storage may take to answer, and how often a waiting tab checks a claim, in ms. */
const timeout = 5000;
const pause = 200;

const openClaims = async () =>
  openDB<Schema>('gulit-claims', undefined, { upgrade: (fresh) => void fresh.createObjectStore('claims') });

/**
 * Takes or renews a claim; false if another tab holds it. IndexedDB runs such transactions one at a time across
 * tabs.
 */
async function take(database: IDBPDatabase<Schema>, name: string, holder: string): Promise<boolean> {
  const { store, done } = database.transaction('claims', 'readwrite');
  const all = IDBKeyRange.bound([name, ''], [name, '\uffff']);
  const isFree = (await store.getAll(all)).every(
    (claim) => claim.holder === holder || Math.abs(Date.now() - claim.renewedAt) > lease,
  );
  if (isFree) {
    await store.delete(all);
    await store.put({ holder, renewedAt: Date.now() }, [name, holder]);
  }
  await done;
  return isFree;
}

async function giveBack(database: IDBPDatabase<Schema>, name: string, holder: string): Promise<void> {
  const { store } = database.transaction('claims', 'readwrite');
  const deletion = store.delete([name, holder]);
  // A page that is closing does not wait for the answer.
  store.transaction.commit();
  await deletion;
}

/**
 * Runs `work` while no other tab holds the claim `name`, and waits for its turn. The claim lives in IndexedDB,
 * whose transactions exclude each other across tabs; localStorage has no such guarantee. If IndexedDB fails or
 * hangs, the work runs without a claim.
 */
export async function withStorageClaim<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const database = await withTimeout(openClaims(), timeout).catch(() => null);
  if (!database) return work();
  const holder = randomId();
  const claim = () => take(database, name, holder);
  while (!(await withTimeout(claim(), timeout).catch(() => true)))
    await new Promise((resolve) => setTimeout(resolve, pause));
  const renewing = setInterval(() => void claim().catch(() => {}), renewal);
  const release = () => void giveBack(database, name, holder).catch(() => {});
  window.addEventListener('pagehide', release);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    window.removeEventListener('pagehide', release);
    release();
    database.close();
  }
}
