import { useState } from 'react';
import type { Database } from '@/mocks/database/create-database';
import { Button } from '@/ui/button';
import { forgetData } from './forget-data';

interface ResetDataProps {
  database: Pick<Database, 'reset'>;
  reload: () => void;
}

/**
 * Resets the data after a second question. The way out takes the button's place, so that a double tap resets
 * nothing.
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
