import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { Modal } from './pop-up';
import { useSheetDrag } from './use-sheet-drag';

interface BottomSheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** The title of a sheet with its close button. Dragging it down closes the sheet. */
function SheetHead({ title, closeLabel, close }: { title: string; closeLabel: string; close: () => void }) {
  return (
    <div
      {...useSheetDrag(close)}
      className="relative flex shrink-0 touch-none items-center justify-between border-b border-line px-4 pt-2 pb-1"
    >
      <span aria-hidden className="absolute inset-x-0 top-1.5 mx-auto h-1 w-10 rounded-full bg-edge" />
      <h2 className="text-lg">{title}</h2>
      <IconButton label={closeLabel} icon={X} onClick={close} />
    </div>
  );
}

/** A modal sheet at the bottom of a phone's screen that can be dragged down. */
export function BottomSheet({ title, closeLabel, onClose, children }: BottomSheetProps) {
  return (
    <Modal
      label={title}
      className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overscroll-contain rounded-t-card bg-surface text-ink open:flex open:animate-[rise_180ms_ease-out] open:flex-col"
      onClose={onClose}
    >
      {(close) => (
        <>
          <SheetHead title={title} closeLabel={closeLabel} close={close} />
          {children(close)}
        </>
      )}
    </Modal>
  );
}
