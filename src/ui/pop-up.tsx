import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { growFrom, tapPosition } from './tap-origin';
import { useOverlayEntry } from './use-overlay-entry';

let locks = 0;

/** Stops page scrolling until every lock is released. A dialog may open over another one. */
function lockScroll(): () => void {
  locks += 1;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.style.overflow = '';
  };
}

/** Browsers report clicks on a dialog's backdrop and on its padding alike, as clicks on the dialog. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === currentTarget && !isInside;
}

/** Opens the dialog while its component is mounted. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    const point = tapPosition();
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
    // The event is asynchronous: strict mode may have reopened the dialog, or its page may have unmounted.
    onClose: () => dialog.current && !dialog.current.open && onClose(),
  };
  return { close, attributes };
}

function BackCloses({ close }: { close: () => void }) {
  useOverlayEntry(close);
  return null;
}

interface ModalProps {
  /** The accessible name. */
  label: string;
  /** Whether Back closes it, as people expect of full-screen overlays on phones. */
  closesOnBack?: boolean;
  className: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A native modal dialog that is open while mounted. It locks page scrolling and closes on a backdrop click.
 * Close it from inside with `close`, so that `onClose` runs once.
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
