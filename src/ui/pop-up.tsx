import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { growFrom, openingPoint } from './tap-origin';
import { useOverlayEntry } from './use-overlay-entry';

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

/** Browsers report a click on the backdrop of a dialog, and one on its padding, as a click on the dialog itself. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === currentTarget && !isInside;
}

/** Shows the dialog as long as its component is mounted. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    const point = openingPoint();
    element?.showModal();
    if (element) growFrom(point, element);
    return () => {
      element?.close();
      unlock();
    };
  }, []);

  const attributes = {
    ref: dialog,
    onClick: (event: MouseEvent<HTMLDialogElement>) => isOnBackdrop(event) && close(),
    // The event is asynchronous: strict mode may have opened the dialog again, or its page unmounted.
    onClose: () => dialog.current && !dialog.current.open && onClose(),
  };
  return { close, attributes };
}

function BackCloses({ close }: { close: () => void }) {
  useOverlayEntry(close);
  return null;
}

interface ModalProps {
  /** Its accessible name. */
  label: string;
  /** Whether Back closes it, as people on phones expect of what fills the screen. */
  closesOnBack?: boolean;
  className: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A native modal dialog that is open while it is mounted; it also locks the scrolling of the page and closes on
 * a click on its backdrop. Close it from inside with `close`, so that `onClose` is called once.
 */
export function Modal({ label, closesOnBack = false, className, onClose, children }: ModalProps) {
  const { close, attributes } = useModal(onClose);
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
       -- Escape closes a native dialog already */
    <dialog {...attributes} aria-label={label} className={className}>
      {closesOnBack && <BackCloses close={close} />}
      {children(close)}
    </dialog>
  );
}

/** A small dialog in the middle of the screen. */
export const PopUp = (props: Omit<ModalProps, 'className' | 'closesOnBack'>) => (
  <Modal
    {...props}
    className="m-auto w-80 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-5 text-ink shadow-floating open:animate-[grow_160ms_ease-out]"
  />
);
