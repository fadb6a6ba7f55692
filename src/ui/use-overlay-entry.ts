import { useEffect, useEffectEvent } from 'react';
import { isRecord } from '@/lib/parse-values';

/**
 * Gives an overlay its own history entry, so that Back closes it as people on phones expect, and takes the entry away when
 * it is closed otherwise. The entry copies the router's state: to the router it is the same page.
 */
export function useOverlayEntry(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isEntered = false;
    // A moment later, so that an effect that is undone at once, as in strict mode, leaves no trace.
    const timer = setTimeout(() => {
      const state: unknown = window.history.state;
      const index = isRecord(state) && typeof state['idx'] === 'number' ? state['idx'] : 0;
      window.history.pushState({ ...(isRecord(state) && state), idx: index + 1, overlay: true }, '');
      isEntered = true;
    });
    const onPopState = () => {
      isEntered = false;
      close();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPopState);
      const state: unknown = window.history.state;
      // A link in the overlay may have taken the entry for its page.
      if (isEntered && isRecord(state) && state['overlay'] === true) window.history.back();
    };
  }, []);
}
