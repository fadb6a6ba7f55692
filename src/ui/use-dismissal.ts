import { type RefObject, useEffect } from 'react';

/** Calls `onLeave` when pointer or focus leave, and `onEscape` on Escape, while `open`. */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  open: boolean,
  { onLeave, onEscape }: { onLeave: () => void; onEscape: () => void },
): void {
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) onLeave();
    };
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    const events = new AbortController();
    document.addEventListener('pointerdown', leave, { signal: events.signal });
    document.addEventListener('focusin', leave, { signal: events.signal });
    document.addEventListener('keydown', escape, { signal: events.signal });
    return () => events.abort();
  }, [frame, open, onLeave, onEscape]);
}
