import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** Leaves out what stands in a dialog that one of them opens, because there Tab goes from each to the next. */
const stopsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>(':is(a, button):not(dialog *)')];

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes the links and buttons of an element one stop of the keyboard, as the ARIA practices describe a toolbar:
 * Tab comes to the one that was used last, the arrows, Home and End go through them. Fields inside keep their
 * own stop: the arrows are theirs.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = toolbar.current;
    if (!bar) return;
    let last: Element | null = null;
    const settle = () => {
      const stops = stopsOf(bar);
      // What scrolls has to have a stop in it, or nobody could scroll it by keyboard (WCAG 2.1.1).
      const entry =
        stops.find((stop) => stop === last) ??
        stops.find((stop) => stop.closest('[data-scrolls]')) ??
        stops[0];
      for (const stop of stops) stop.tabIndex = stop === entry ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('dialog')) last = target.closest('a, button');
      settle();
    };
    const onKey = (event: KeyboardEvent) => {
      const stops = stopsOf(bar);
      const index = stops.findIndex((stop) => stop === event.target);
      const step = steps[event.key];
      if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      stops[step(index, stops.length)]?.focus();
    };
    settle();
    // Its parts come and go by themselves, as a filter that is set.
    const changes = new MutationObserver(settle);
    changes.observe(bar, { childList: true, subtree: true });
    bar.addEventListener('focusin', onFocus);
    bar.addEventListener('keydown', onKey);
    return () => {
      changes.disconnect();
      bar.removeEventListener('focusin', onFocus);
      bar.removeEventListener('keydown', onKey);
    };
  }, [toolbar]);
}

interface ToolbarProps {
  /** Its accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Links and buttons that are one stop of the keyboard; see `useToolbarKeys`. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useToolbarKeys(bar);
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={className}>
      {children}
    </div>
  );
}

/** The keys of an element that is drawn before their code is there. */
export function ToolbarKeys({ of: toolbar }: { of: RefObject<HTMLElement | null> }) {
  useToolbarKeys(toolbar);
  return null;
}
