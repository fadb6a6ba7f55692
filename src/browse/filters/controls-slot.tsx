import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface ControlsSlot {
  /** The element in which the controls render. It is at the end of a line above the list. */
  element: HTMLElement;
  /** Whether that line already names the visitor's place. */
  showsPlace: boolean;
}

/**
 * A place for a list's controls in a line that the page has above the list anyway; null if there is none. It is used on
 * a phone, where a line of their own would push the first row below the middle of the screen.
 */
export const ControlsSlotContext = createContext<ControlsSlot | null>(null);

export const useControlsSlot = () => use(ControlsSlotContext);

/** Creates a slot for the list below, and the `ref` of its element. The slot is null until that has rendered. */
export function useNewControlsSlot({ showsPlace }: Pick<ControlsSlot, 'showsPlace'>) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => element && { element, showsPlace }, [element, showsPlace]);
  return { slot, setElement };
}

/** Controls of the list that render in its slot. */
export function InControlsSlot({ children }: { children: ReactNode }) {
  const slot = useControlsSlot();
  return slot && createPortal(children, slot.element);
}
