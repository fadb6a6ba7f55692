import { useEffect, useEffectEvent } from 'react';
import { isRecord } from '@/platform/parse-values';

/**
 * Gives an overlay its own history entry, so that Back closes the overlay. The entry has the router's state, so the
 * router sees no navigation.
 */
export function useOverlayHistoryEntry(onClose: () => void, isUsed = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isUsed) return undefined;
    let isPushed = false;
    // In a timer: strict mode undoes the first effect at once, but could not undo its entry.
    const timer = setTimeout(() => {
      const state: unknown = window.history.state;
      const index = isRecord(state) && typeof state['idx'] === 'number' ? state['idx'] : 0;
      window.history.pushState({ ...(isRecord(state) && state), idx: index + 1, overlay: true }, '');
      isPushed = true;
    });
    const onPopState = () => {
      isPushed = false;
      close();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPopState);
      const state: unknown = window.history.state;
      // A link in the overlay may have replaced the entry. Then `back` would leave the new page.
      if (isPushed && isRecord(state) && state['overlay'] === true) window.history.back();
    };
  }, [isUsed]);
}
