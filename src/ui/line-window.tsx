import { type VirtualItem, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/platform/parse-values';
import { readEntry, writeEntry } from '@/platform/history-entries';
import { adjustScroll } from './adjust-scroll';

const heightsName = 'line heights';

/** Which lines of a grid are in the document; the room of the others, in px. */
export interface LineFrame {
  lines: readonly Pick<VirtualItem, 'index' | 'size'>[];
  /** The first and the last line that can be seen. */
  inView: readonly [first: number, last: number];
  /** How many lines the grid had. */
  count: number;
  above: number;
  below: number;
  /** Told of the first item of each line. */
  measure?: (element: Element | null) => void;
}

export interface LineWindowProps {
  /** The grid, whose items have the number of their line in `data-index`. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Must keep its identity, or every line is measured again. */
  keyOf: (line: number) => string;
  /** Expected height of one line in px; lines are measured as they come. */
  lineHeight: number;
  /** Space between lines in px. */
  gap: number;
  onFrame: (frame: LineFrame) => void;
}

/** How far the list begins below the top of the document, in px. */
function useStart(list: LineWindowProps['list']): number {
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setStart(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Whatever is above the list may change its height at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return start;
}

/**
 * The heights that are known before a line is measured. Those of an earlier visit are kept with the history
 * entry: with estimates Back would scroll to another item. Those of lines that are drawn already are measured
 * here: the window would take its first measurement for a change, and scroll by it.
 */
function knownHeights(entry: string, { list, keyOf }: LineWindowProps): VirtualItem[] {
  const remembered = readEntry(entry, heightsName);
  const drawn = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  return [
    ...Object.entries(isRecord(remembered) ? remembered : {}),
    ...drawn.map((item) => [keyOf(Number(item.dataset['index'])), item.offsetHeight] as const),
  ].flatMap(([key, size]) =>
    // Only key and size are read: the window places the lines itself.
    typeof size === 'number' ? [{ key, size, index: 0, start: 0, end: size, lane: 0 }] : [],
  );
}

/**
 * Tells which lines of a grid are near the screen. It shows nothing itself, so that it can come after the first
 * lines.
 */
export function LineWindow(props: LineWindowProps) {
  const { list, count, keyOf, lineHeight, gap, onFrame } = props;
  const { key } = useLocation();
  const [known] = useState(() => knownHeights(key, props));
  const start = useStart(list);
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: () => lineHeight,
    initialMeasurementsCache: known,
    onChange: ({ isScrolling, itemSizeCache }) => {
      if (isScrolling) return;
      // A page may have several grids.
      const others = readEntry(key, heightsName);
      const own = Object.fromEntries(itemSizeCache);
      writeEntry(key, heightsName, { ...(isRecord(others) && others), ...own });
    },
    // In px and not in lines: eight lines of tall cards would be three screens, which each keystroke in their
    // search draws.
    overscan: Math.ceil(1000 / lineHeight),
    gap,
    scrollMargin: start,
    scrollToFn: (...scroll) => adjustScroll(() => windowScroll(...scroll)),
    useAnimationFrameWithResizeObserver: true,
  });
  const shown = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const { measureElement: measure, range } = virtualizer;
  // Lines of a hidden page have no height: each one drawn would bring another into view, one at a time.
  const isHidden = shown.some(({ size }) => size === 0);
  const firstInView = isHidden ? 0 : (range?.startIndex ?? count);
  const lastInView = isHidden ? count : (range?.endIndex ?? -1);
  const frame = useMemo((): LineFrame | null => {
    const first = shown[0];
    const last = shown.at(-1);
    // The virtualizer does not know the window yet when it begins, and lines that are drawn must not go and
    // come back.
    if (!first || !last) return null;
    const above = first.start - start;
    const below = total - (last.end - start);
    return { lines: shown, inView: [firstInView, lastInView], count, above, below, measure };
  }, [shown, firstInView, lastInView, count, start, total, measure]);
  useLayoutEffect(() => {
    if (frame) onFrame(frame);
  }, [frame, onFrame]);
  return null;
}
