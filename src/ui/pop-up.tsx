import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';

let locks = 0;

/** Keeps the page from scrolling until every lock is released; one dialog may open over another. */
function lockScroll(): () => void {
  locks += 1;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.style.overflow = '';
  };
}

/**
 * A native modal dialog that is open while its component is mounted; it also locks the scrolling of the page and closes on a
 * click on its backdrop. `attributes` go on the `dialog`; close it from inside with `close`, so that `onClose` is called once.
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
    // The event is asynchronous: strict mode may have opened the dialog again, or its page unmounted.
    onClose: () => dialog.current && !dialog.current.open && onClose(),
  };
  return { close, attributes };
}

interface PopUpProps {
  /** Its accessible name. */
  label: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

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
