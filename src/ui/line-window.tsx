import { type Virtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/parse-values';
import { readEntry, writeEntry } from '@/lib/history-entries';

const name = 'line heights';

/**
 * The measured heights of lines by key, in px, kept with the history entry: with estimates Back would scroll to
 * another item.
 */
function useLineHeights(drawnHeights: LineWindowProps['drawnHeights']) {
  const { key } = useLocation();
  const [known] = useState(() => {
    const remembered = readEntry(key, name);
    // Lines that stand already are given their real height: the window would take its first measurement of them
    // for a change, and scroll by it.
    return new Map([...Object.entries(isRecord(remembered) ? remembered : {}), ...drawnHeights()]);
  });
  const heightOf = useCallback(
    (line: string) => {
      const height = known.get(line);
      return typeof height === 'number' ? height : null;
    },
    [known],
  );
  const remember = useCallback(
    ({ isScrolling, measurementsCache, options }: Virtualizer<Window, Element>) => {
      if (isScrolling) return;
      const measured = measurementsCache.filter(({ index, size }) => size !== options.estimateSize(index));
      for (const { key: line, size } of measured) known.set(String(line), size);
      writeEntry(key, name, Object.fromEntries(known));
    },
    [key, known],
  );
  return { heightOf, remember };
}

/** A line of a grid and its height in px, with the space after it. */
export interface Line {
  index: number;
  height: number;
  isInView: boolean;
}

/** Which lines of a grid are in the document; the room of the others, in px. */
export interface LineFrame {
  lines: readonly Line[];
  /** How many lines the grid had. */
  count: number;
  above: number;
  below: number;
  /** Told of the first item of each line, which has the number of its line in `data-index`. */
  measure?: (element: Element | null) => void;
}

export interface LineWindowProps {
  count: number;
  /** Must keep its identity, or every line is measured again. */
  keyOf: (line: number) => string;
  /** Expected height of one line in px; lines are measured as they come. */
  lineHeight: number;
  /** Space between lines in px. */
  gap: number;
  /** How far the grid begins below the top of the document, in px. */
  start: number;
  /** The heights in px of lines that are drawn already, by key. */
  drawnHeights: () => readonly (readonly [string, number])[];
  onFrame: (frame: LineFrame) => void;
}

/**
 * Tells which lines of a grid are near the screen. It shows nothing itself, so that it can come after the first
 * lines.
 */
export function LineWindow(props: LineWindowProps) {
  const { count, keyOf, lineHeight, gap, start, drawnHeights, onFrame } = props;
  const { heightOf, remember } = useLineHeights(drawnHeights);
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: (line) => heightOf(keyOf(line)) ?? lineHeight,
    onChange: remember,
    // In px and not in lines: eight lines of tall cards would be three screens, which each keystroke in their
    // search draws.
    overscan: Math.ceil(1000 / lineHeight),
    gap,
    scrollMargin: start,
    useAnimationFrameWithResizeObserver: true,
  });
  const shown = virtualizer.getVirtualItems();
  const first = shown[0];
  const last = shown[shown.length - 1];
  const above = first ? first.start - start : 0;
  const below = last ? virtualizer.getTotalSize() - (last.end - start) : 0;
  const { range } = virtualizer;
  // Lines of a hidden page have no height: each one drawn would bring another into view, one at a time.
  const isHidden = shown.some(({ size }) => size === 0);
  const lines = shown.map(({ index, size }) => ({
    index,
    height: size + gap,
    isInView: isHidden || (range !== null && index >= range.startIndex && index <= range.endIndex),
  }));
  useLayoutEffect(() => {
    // The virtualizer does not know the window yet when it begins, and lines that are drawn must not go and
    // come back.
    if (first) onFrame({ lines, count, above, below, measure: virtualizer.measureElement });
  });
  return null;
}
