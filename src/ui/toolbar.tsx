import { useEffect, useRef, type ReactNode } from 'react';

/** Excludes the controls in a dialog that the toolbar opens, because Tab moves between these. */
const stopsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>(':is(a, button):not(dialog *)')];

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface ToolbarProps {
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Links and buttons that form one tab stop, as the ARIA toolbar pattern asks. The arrow keys, Home and End move between
 * them. Fields stay tab stops of their own, because they need the arrow keys.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = toolbar.current;
    if (!bar) return undefined;
    let last: Element | null = null;
    const setTabStop = () => {
      const stops = stopsOf(bar);
      const entry = stops.find((stop) => stop === last) ?? stops[0];
      for (const stop of stops) stop.tabIndex = stop === entry ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('dialog')) last = target.closest('a, button');
      setTabStop();
    };
    const onKey = (event: KeyboardEvent) => {
      const stops = stopsOf(bar);
      const index = stops.findIndex((stop) => stop === event.target);
      const step = steps[event.key];
      if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      stops[step(index, stops.length)]?.focus();
    };
    setTabStop();
    // Controls appear and disappear, for example the chip of a filter.
    const changes = new MutationObserver(setTabStop);
    changes.observe(bar, { childList: true, subtree: true });
    bar.addEventListener('focusin', onFocus);
    bar.addEventListener('keydown', onKey);
    return () => {
      changes.disconnect();
      bar.removeEventListener('focusin', onFocus);
      bar.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div ref={toolbar} role="toolbar" aria-label={label} className={className}>
      {children}
    </div>
  );
}
