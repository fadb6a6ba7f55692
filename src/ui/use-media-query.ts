import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isDesktopQuery, isTabletQuery } from '@/platform/breakpoints';

export function useMediaQuery(query: string): boolean {
  // Memoised because each row of a list uses this hook.
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (notify: () => void) => {
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

export const useIsTablet = (): boolean => useMediaQuery(isTabletQuery);
export const useIsDesktop = (): boolean => useMediaQuery(isDesktopQuery);
