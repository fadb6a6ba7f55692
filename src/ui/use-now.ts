import { useEffect, useState } from 'react';
import { minute } from '@/lib/time';

/** The time in ms, renewed every minute while the page is visible: relative times and windows must not stand still. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => document.visibilityState === 'visible' && setNow(Date.now());
    const timer = setInterval(tick, minute);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
