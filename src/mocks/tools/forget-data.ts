import { expireSessionCookies } from '@/account/session-cookie';
import type { Database } from '@/mocks/database/create-database';

/** Deletes an IndexedDB database. While a page has it open, the browser deletes it after that page is gone. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

function clearKept(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('gulit:')) localStorage.removeItem(key);
}

/** Removes what people added, their accounts, and what the app keeps in this browser. Reload the page afterwards. */
export async function forgetData(database: Pick<Database, 'reset'>): Promise<void> {
  await database.reset();
  expireSessionCookies();
  try {
    clearKept();
    await deleteDatabase('gulit-selling');
  } catch {
    // Without storage there is nothing to remove.
  }
}
