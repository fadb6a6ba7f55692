import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { growFrom, tapPosition } from './tap-origin';
import { useDismissal } from './use-dismissal';

/** State for what a button opens below itself. It closes on Escape and when pointer or focus leave. */
export function useDropDown() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onLeave = useCallback(() => setOpen(false), []);
  /** Closes it and returns focus to the button. */
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const opened = open && document.getElementById(id);
    if (opened) growFrom(tapPosition(), opened);
  }, [open, id]);
  useDismissal(frame, open, { onLeave, onEscape: close });
  return { open, setOpen, close, frame, button, id };
}
