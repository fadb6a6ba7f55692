import { MouseSensor, type PointerSensorProps, TouchSensor } from '@dnd-kit/core';

/** How long dnd-kit blocks all clicks after a drag, in ms; longer on a busy phone. */
const stopTime = 50;

/** Ends the exception for clicks after the last drag. */
let lastDrag = new AbortController();

/**
 * dnd-kit would also block the next tap. The drag's own click precedes any other press or key, so clicks are
 * let through from then on. The window receives them before the document, where dnd-kit blocks them.
 */
function letLaterClicksPass(): void {
  const thisDrag = new AbortController();
  // A drag that follows at once has its own click, which must stay blocked.
  lastDrag.abort();
  lastDrag = thisDrag;
  const options = { capture: true, signal: thisDrag.signal };
  const pass = (click: Event) => {
    click.stopPropagation = () => {};
  };
  const passNext = () => window.addEventListener('click', pass, options);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, passNext, options);
  // Timers with the same delay run in order, and dnd-kit has just set its own.
  setTimeout(() => thisDrag.abort(), stopTime);
}

function stopOnlyOwnClick(props: PointerSensorProps): PointerSensorProps {
  const andLetClicksPass = (end: () => void) => () => {
    end();
    letLaterClicksPass();
  };
  return { ...props, onEnd: andLetClicksPass(props.onEnd), onCancel: andLetClicksPass(props.onCancel) };
}

/** Drags with the mouse without blocking the next click. */
export class PhotoMouseSensor extends MouseSensor {
  constructor(props: PointerSensorProps) {
    super(stopOnlyOwnClick(props));
  }
}

/** Drags with a finger without blocking the next tap. */
export class PhotoTouchSensor extends TouchSensor {
  constructor(props: PointerSensorProps) {
    super(stopOnlyOwnClick(props));
  }
}
