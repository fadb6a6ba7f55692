import { X } from 'lucide';
import { useCallback, useEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './button';
import { useOverlayHistoryEntry } from './use-overlay-history-entry';

/** Stops the page from scrolling while any dialog is open. */
function updateScrollLock(): void {
  document.documentElement.style.overflow = document.querySelector('dialog[open]') ? 'hidden' : '';
}

/**
 * Whether a click was on the backdrop. Backdrop and padding both have the dialog as target, so the position decides.
 */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === currentTarget && !isInside;
}

/** Opens the panel or menu whose button is at the clicked point. Call this after the dialog has closed. */
function openPanelAt({ clientX, clientY }: MouseEvent): void {
  const opener = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('[aria-haspopup="dialog"][aria-expanded="false"]');
  opener?.focus();
  opener?.click();
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    updateScrollLock();
    return () => {
      element?.close();
      updateScrollLock();
    };
  }, []);
  return { dialog, close };
}

interface OverlayProps {
  /** The accessible name. */
  label: string;
  /** Whether Back closes the overlay, as people expect if it fills the screen. */
  closesOnBack?: boolean;
  /** Whether the page behind the overlay stays bright. A click on the button of another panel then opens that panel. */
  hasClearBackdrop?: boolean;
  className: string;
  style?: CSSProperties;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * The only way to open something over the page: a native modal dialog that is open while mounted. A click outside
 * closes it, and the page behind it does not scroll. Close it from inside with `close`, so that `onClose` runs once.
 */
export function Overlay(props: OverlayProps) {
  const { label, closesOnBack = false, hasClearBackdrop = false, onClose, children, ...look } = props;
  const { dialog, close } = useModal();
  useOverlayHistoryEntry(close, closesOnBack);
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (!isOnBackdrop(event)) return;
    close();
    if (hasClearBackdrop) openPanelAt(event);
  };
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
       -- Escape closes a native dialog already */
    <dialog
      {...look}
      ref={dialog}
      aria-label={label}
      data-clear={hasClearBackdrop || undefined}
      onClick={onClick}
      // The event comes late: the dialog may be open again in strict mode, or its page may have unmounted.
      onClose={() => dialog.current && !dialog.current.open && onClose()}
    >
      {children(close)}
    </dialog>
  );
}

export const PopUp = (props: Pick<OverlayProps, 'label' | 'onClose' | 'children'>) => (
  <Overlay
    {...props}
    className="m-auto w-80 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-5 text-ink shadow-floating open:animate-[grow_160ms_ease-out]"
  />
);

interface BottomSheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A modal sheet at the bottom of a phone's screen. */
export const BottomSheet = ({ title, closeLabel, onClose, children }: BottomSheetProps) => (
  <Overlay
    label={title}
    className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overscroll-contain rounded-t-card bg-surface text-ink open:flex open:animate-[rise_180ms_ease-out] open:flex-col"
    onClose={onClose}
  >
    {(close) => (
      <>
        <div className="flex shrink-0 items-center justify-between border-b border-line px-4 py-1">
          <h2 className="text-lg">{title}</h2>
          <IconButton label={closeLabel} icon={X} onClick={close} />
        </div>
        {children(close)}
      </>
    )}
  </Overlay>
);
