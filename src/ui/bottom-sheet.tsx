import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { Overlay } from './overlay';

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
