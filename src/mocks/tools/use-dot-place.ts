import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { isRecord } from '@/platform/parse-values';
import { useStore } from '@/ui/use-store';

/** As shares of the width and height of the window, so that it stays inside a smaller one. */
interface Place {
  x: number;
  y: number;
}

/** In the margin of the page, where nothing stands. */
const usual: Place = { x: 0, y: 0.6 };
/** A pointer that moves less, in px, has clicked. */
const slack = 4;
/** How far an arrow key moves it, in px. */
const step = 16;

const dotPlace = createPersistedStore<Place>({
  key: 'gulit:mock-tools-place',
  parse: (json) =>
    isRecord(json) && typeof json['x'] === 'number' && typeof json['y'] === 'number'
      ? { x: json['x'], y: json['y'] }
      : usual,
});

const inside = (share: number) => Math.min(1, Math.max(0, share));

const moveBy = (from: Place, right: number, down: number) =>
  dotPlace.write({
    x: inside(from.x + right / window.innerWidth),
    y: inside(from.y + down / window.innerHeight),
  });

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Where the dot stands, which this browser keeps, and how pointer and keyboard move it. */
export function useDotPlace() {
  const place = useStore(dotPlace);
  const drag = useRef<{ place: Place; x: number; y: number } | null>(null);
  const dragged = useRef(false);
  return {
    style: {
      left: `calc(${place.x} * (100% - var(--mock-tools-dot)))`,
      top: `calc(${place.y} * (100% - var(--mock-tools-dot)))`,
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      drag.current = { place, x: event.clientX, y: event.clientY };
      dragged.current = false;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = drag.current;
      if (!start) return;
      const [right, down] = [clientX - start.x, clientY - start.y];
      if (Math.hypot(right, down) > slack) dragged.current = true;
      if (dragged.current) moveBy(start.place, right, down);
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const move = arrows[event.key];
      // A key is no drag: the click that Enter makes opens the tools.
      dragged.current = false;
      if (!move) return;
      event.preventDefault();
      moveBy(place, ...move);
    },
    wasDragged: () => dragged.current,
  };
}
