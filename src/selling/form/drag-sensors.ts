import { MouseSensor, type PointerSensorProps, TouchSensor } from '@dnd-kit/core';

/** How long dnd-kit stops every click after a drag, in ms; longer on a busy phone. */
const stopTime = 50;

/** Ends what lets clicks pass after the last drag. */
let lastDrag = new AbortController();

/**
 * dnd-kit would stop the next tap as well, which would be lost. The drag's own click comes before any other
 * press or key, so clicks pass from there on: the window hears of them before the document does, where dnd-kit
 * stops them.
 */
function letLaterClicksPass(): void {
  const thisDrag = new AbortController();
  // A drag that follows at once has a click of its own, which may not pass.
  lastDrag.abort();
  lastDrag = thisDrag;
  const options = { capture: true, signal: thisDrag.signal };
  const pass = (click: Event) => {
    click.stopPropagation = () => {};
  };
  const passNext = () => window.addEventListener('click', pass, options);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, passNext, options);
  // Of timers with the same time the first to be set runs first: dnd-kit has set its own just before.
  setTimeout(() => thisDrag.abort(), stopTime);
}

function stopOnlyOwnClick(props: PointerSensorProps): PointerSensorProps {
  const andLetClicksPass = (end: () => void) => () => {
    end();
    letLaterClicksPass();
  };
  return { ...props, onEnd: andLetClicksPass(props.onEnd), onCancel: andLetClicksPass(props.onCancel) };
}

/** Drags by the mouse, and does not stop the click that follows a drag. */
export class PhotoMouseSensor extends MouseSensor {
  constructor(props: PointerSensorProps) {
    super(stopOnlyOwnClick(props));
  }
}

/** Drags by a finger, and does not stop the tap that follows a drag. */
export class PhotoTouchSensor extends TouchSensor {
  constructor(props: PointerSensorProps) {
    super(stopOnlyOwnClick(props));
  }
}
