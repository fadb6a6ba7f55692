import { useEffect, useState } from 'react';
import { clockDifference, serverClockLead } from '@/platform/server-clock';
import { minute } from '@/platform/time';
import { useStore } from './use-store';

/** The current time in ms, by the server's clock if known. It is updated every minute while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  const lead = useStore(serverClockLead);
  useEffect(() => {
    const tick = () => document.visibilityState === 'visible' && setNow(Date.now());
    const timer = setInterval(tick, minute);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now + clockDifference(lead);
}
