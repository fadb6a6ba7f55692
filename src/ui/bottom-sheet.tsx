import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { Icon } from './icon';
import { Modal } from './pop-up';

interface BottomSheetProps {
  title: string;
  /** The accessible name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A modal dialog from the lower edge of a phone's screen. */
export function BottomSheet({ title, closeLabel, onClose, children }: BottomSheetProps) {
  return (
    <Modal
      label={title}
      className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overscroll-contain rounded-t-card bg-surface text-ink open:flex open:flex-col"
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className="flex items-center justify-between border-b border-line px-4 py-1">
            <h2 className="text-lg">{title}</h2>
            <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={close} />
          </div>
          {children(close)}
        </>
      )}
    </Modal>
  );
}
