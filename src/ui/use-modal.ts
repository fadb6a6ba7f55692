import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { lockScroll } from './lock-scroll';

/**
 * A native modal dialog that is open for as long as its component stands: it keeps focus inside, makes the page behind it
 * inert and locks its scrolling, closes on Escape and on a click on its ground, and gives the focus back. `attributes` go
 * on the `dialog`; `close` is the one way to close it from inside.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlock();
    };
  }, []);

  const attributes = {
    ref: dialog,
    onClick: (event: MouseEvent) => event.target === dialog.current && close(),
    // The event comes late: by then strict mode has opened the dialog again, or a page has left with it.
    onClose: () => dialog.current && !dialog.current.open && onClose(),
  };
  return { close, attributes };
}
