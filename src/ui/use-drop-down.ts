import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { growFrom, openingPoint } from './tap-origin';
import { useDismissal } from './use-dismissal';

/** What a button opens below itself, until Escape, or until pointer or focus go elsewhere. */
export function useDropDown() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onLeave = useCallback(() => setOpen(false), []);
  /** Closes it, with the focus back on its button. */
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const opened = open && document.getElementById(id);
    if (opened) growFrom(openingPoint(), opened);
  }, [open, id]);
  useDismissal(frame, open, { onLeave, onEscape: close });
  return { open, setOpen, close, frame, button, id };
}
