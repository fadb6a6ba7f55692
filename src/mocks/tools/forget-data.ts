import { expireSessionCookies } from '@/account/session-cookie';
import type { Database } from '@/mocks/database/create-database';

/** Deletes a database of this browser; where a page still has it open, that is done when the page is gone. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

function clearKept(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('gulit:')) localStorage.removeItem(key);
}

/** Forgets all that people added, their accounts, and what the app keeps in this browser. The page must be loaded anew. */
export async function forgetData(database: Pick<Database, 'reset'>): Promise<void> {
  await database.reset();
  expireSessionCookies();
  try {
    clearKept();
    await deleteDatabase('gulit-selling');
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
