import { MouseSensor, type PointerSensorProps, TouchSensor } from '@dnd-kit/core';

/** What dnd-kit declares as private, without a type. */
interface Listeners {
  removeAll: () => void;
}

/**
 * dnd-kit stops every click until 50 ms after a drag, later on a busy phone, so the next tap would be lost. The
 * drag's own click comes before any other press or key, so clicks may pass from there on.
 */
function stopOnlyOwnClick(props: PointerSensorProps, listeners: () => Listeners): PointerSensorProps {
  const letClicksPass = () => listeners().removeAll();
  const andThenListen = (end: () => void) => () => {
    end();
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, letClicksPass, { capture: true, once: true });
  };
  return { ...props, onEnd: andThenListen(props.onEnd), onCancel: andThenListen(props.onCancel) };
}

/** Drags by the mouse, and does not stop the click that follows a drag. */
export class PhotoMouseSensor extends MouseSensor {
  constructor(props: PointerSensorProps) {
    super(stopOnlyOwnClick(props, () => this['documentListeners']));
  }
}

/** Drags by a finger, and does not stop the tap that follows a drag. */
export class PhotoTouchSensor extends TouchSensor {
  constructor(props: PointerSensorProps) {
    super(stopOnlyOwnClick(props, () => this['documentListeners']));
  }
}
