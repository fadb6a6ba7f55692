import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shareTarget } from '@/config/share-target';
import { useStore } from '@/ui/use-store';
import { lookForShare, waitingShare } from './waiting-share';

/** Looks for what another app has shared, when the form is opened and whenever it is shown again. */
export function useShare() {
  const { mark } = shareTarget;
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const look = () => void lookForShare();
    look();
    // It may have been in the back/forward cache.
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
  return {
    isWaiting: useStore(waitingShare) !== null,
    /** Whether something was shared that could not be kept. */
    isLost: search.get(mark.name) === mark.lost,
    forgetLost: () => {
      const rest = new URLSearchParams(search);
      rest.delete(mark.name);
      setSearch(rest, { replace: true });
    },
  };
}
