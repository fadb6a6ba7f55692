import { X } from 'lucide';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './button';
import { Overlay } from './overlay';

/** A drag faster than this, in px per ms, closes a sheet however short it is. */
const minThrowSpeed = 0.5;
const minThrowDistance = 24;

/**
 * Lets a sheet be dragged down by its head. It closes after a quarter of its height or a quick throw. Returns
 * the handlers of the head, which must not scroll under a finger.
 */
function useSheetDrag(close: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null);
  const move = (event: PointerEvent<HTMLElement>, by: number) => {
    const sheet = event.currentTarget.closest('dialog');
    if (sheet) sheet.style.transform = by > 0 ? `translateY(${by}px)` : '';
    return sheet?.offsetHeight ?? 0;
  };
  const end = (event: PointerEvent<HTMLElement>, mayClose: boolean) => {
    if (!start.current) return;
    const by = event.clientY - start.current.y;
    const speed = by / Math.max(1, event.timeStamp - start.current.time);
    start.current = null;
    const height = move(event, 0);
    if (mayClose && (by > height / 4 || (by > minThrowDistance && speed > minThrowSpeed))) close();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A press on the close button must stay a click.
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = { y: event.clientY, time: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) move(event, event.clientY - start.current.y);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

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
    <Overlay
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
    </Overlay>
  );
}
