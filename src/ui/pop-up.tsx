import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';

let locks = 0;

/** Keeps the page from scrolling until the returned function is called, and every other lock is gone, in whatever order. */
function lockScroll(): () => void {
  locks += 1;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.style.overflow = '';
  };
}

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

interface PopUpProps {
  /** Its accessible name. */
  label: string;
  onClose: () => void;
  /** What stands in it; `close` is the one way to close it from inside. */
  children: (close: () => void) => ReactNode;
}

/** A small box over the page; Escape and a click beside it close it. */
export function PopUp({ label, onClose, children }: PopUpProps) {
  const { close, attributes } = useModal(onClose);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, built into the dialog
    <dialog
      {...attributes}
      aria-label={label}
      className="m-auto w-80 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-5 text-ink shadow-floating"
    >
      {children(close)}
    </dialog>
  );
}
