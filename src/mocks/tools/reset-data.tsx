import { useState } from 'react';
import { expireSessionCookies } from '@/account/session-cookie';
import type { Database } from '@/mocks/database/create-database';
import { Button } from '@/ui/button';

/** Deletes an IndexedDB database. If a page has it open, the browser deletes it when that page is closed. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

function clearKept(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('gulit:')) localStorage.removeItem(key);
}

/**
 * Deletes what people added, their accounts, and what the app stores in this browser. The page must then be reloaded.
 */
async function forgetData(database: Pick<Database, 'reset'>): Promise<void> {
  await database.reset();
  expireSessionCookies();
  try {
    clearKept();
    await deleteDatabase('gulit-selling');
  } catch {
    // Without storage there is nothing to remove.
  }
}

interface ResetDataProps {
  database: Pick<Database, 'reset'>;
  reload: () => void;
}

/**
 * Resets the data after a confirmation. The same button then says *Keep it all*, so that a double tap resets nothing.
 */
export function ResetData({ database, reload }: ResetDataProps) {
  const [asking, setAsking] = useState(false);
  const reset = async () => {
    await forgetData(database);
    reload();
  };
  return (
    <section>
      <h2>Data</h2>
      {asking && (
        <p className="text-muted">
          Posts, requests, new accounts, likes and drafts in this browser will be gone.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsking(!asking)}>{asking ? 'Keep it all' : 'Reset the data'}</Button>
        {asking && (
          <Button variant="primary" onClick={() => void reset()}>
            Really reset?
          </Button>
        )}
      </div>
    </section>
  );
}
