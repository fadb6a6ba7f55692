import type { ReactNode } from 'react';
import { useModal } from './use-modal';

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
