import { createContext, useContext, useMemo, useState } from 'react';

interface ControlsSlot {
  /** The element in which the controls render, at the end of a line above the list. */
  element: HTMLElement;
  /** Whether that line names the visitor's place, so that the filters need not. */
  showsPlace: boolean;
}

/**
 * On a phone, the slot for a list's controls in a line that the page has above the list; null if there is none. With
 * the controls on a line of their own, the first row would begin below the middle of the screen.
 */
export const ControlsSlotContext = createContext<ControlsSlot | null>(null);

export const useControlsSlot = () => useContext(ControlsSlotContext);

/** A slot for the list below, null until its element has rendered, and the ref of that element. */
export function useNewControlsSlot({ showsPlace }: Pick<ControlsSlot, 'showsPlace'>) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => element && { element, showsPlace }, [element, showsPlace]);
  return { slot, setElement };
}

/** The text that filters the page's list in addition to its filters, as the search of the card screens does. */
export const NarrowingText = createContext('');
