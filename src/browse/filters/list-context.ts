import { createContext, useContext, useMemo, useState } from 'react';

interface LineAbove {
  /** The element at its end. */
  end: HTMLElement;
  /** Whether the line names the visitor's place, so that the filters need not. */
  showsPlace: boolean;
}

/**
 * A line above a list, or null. On a phone the list renders its controls at the end of that line; otherwise the
 * first row would begin below the middle of the screen.
 */
export const LineAboveContext = createContext<LineAbove | null>(null);

export const useLineAbove = () => useContext(LineAboveContext);

/** A line for the list below, null until its end has rendered, and the ref of that end. */
export function useNewLineAbove({ showsPlace }: Pick<LineAbove, 'showsPlace'>) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const line = useMemo(() => end && { end, showsPlace }, [end, showsPlace]);
  return { line, setEnd };
}

/** The text that filters the page's list in addition to its filters, as the search of the card screens does. */
export const NarrowingText = createContext('');
