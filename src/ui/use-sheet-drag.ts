import { type PointerEvent, useRef } from 'react';

/** A drag faster than this, in px per ms, closes a sheet however short it is. */
const throwSpeed = 0.5;
const shortestThrow = 24;

/**
 * Lets a sheet be dragged down by its head. It closes after a quarter of its height or a quick throw. Returns
 * the handlers of the head, which must not scroll under a finger.
 */
export function useSheetDrag(close: () => void) {
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
    if (mayClose && (by > height / 4 || (by > shortestThrow && speed > throwSpeed))) close();
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
