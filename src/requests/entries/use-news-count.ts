import { useEffect } from 'react';
import { useEntries } from './use-entries';
import { useStore } from '@/ui/use-store';
import { newSince, noteSeen, seenUntil } from './request-news';

/** How many requests came since this browser last looked at them. The first look of all counts nothing as new. */
export function useNewsCount(): number {
  const { data } = useEntries();
  const since = useStore(seenUntil);
  useEffect(() => {
    if (data && since === null) noteSeen(data.requests);
  }, [data, since]);
  return data ? newSince(data.requests, since).length : 0;
}
