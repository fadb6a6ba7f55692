import { type VirtualItem, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/platform/parse-values';
import { readEntry, writeEntry } from '@/platform/history-entries';
import { adjustScroll } from './adjust-scroll';

const heightsName = 'line heights';

/** The rendered lines of a grid, and the space that replaces the others, in px. */
export interface LineFrame {
  lines: readonly Pick<VirtualItem, 'index' | 'size'>[];
  /** The first and last visible line. */
  inView: readonly [first: number, last: number];
  /** How many lines the grid had when this was computed. */
  count: number;
  above: number;
  below: number;
  /** A ref for the first item of each line. */
  measure?: (element: Element | null) => void;
}

export interface LineWindowProps {
  /** The grid. Its items carry their line number in `data-index`. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Must be stable, or every line is measured again. */
  keyOf: (line: number) => string;
  /** The expected height of a line in px. Real heights are measured. */
  lineHeight: number;
  /** The gap between lines in px. */
  gap: number;
  onFrame: (frame: LineFrame) => void;
}

/** Measures how far the list begins below the top of the document, in px. */
function useStart(list: LineWindowProps['list']): number {
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setStart(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Anything above the list may change its height at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return start;
}

/**
 * The heights that are known before measuring. An earlier visit's heights come from the history entry, because
 * with estimates Back would scroll to another item. Rendered lines are measured here, because the virtualizer
 * would treat its first measurement as a change and scroll.
 */
function knownHeights(entry: string, { list, keyOf }: LineWindowProps): VirtualItem[] {
  const remembered = readEntry(entry, heightsName);
  const drawn = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  return [
    ...Object.entries(isRecord(remembered) ? remembered : {}),
    ...drawn.map((item) => [keyOf(Number(item.dataset['index'])), item.offsetHeight] as const),
  ].flatMap(([key, size]) =>
    // Only key and size are read: the virtualizer computes the positions itself.
    typeof size === 'number' ? [{ key, size, index: 0, start: 0, end: size, lane: 0 }] : [],
  );
}

/** Computes which lines are near the screen. It renders nothing, so it can load after the first lines. */
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
    // In px rather than lines: eight tall lines would be three screens, and each keystroke in a search would
    // render them.
    overscan: Math.ceil(1000 / lineHeight),
    gap,
    scrollMargin: start,
    scrollToFn: (...scroll) => adjustScroll(() => windowScroll(...scroll)),
    useAnimationFrameWithResizeObserver: true,
  });
  const shown = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const { measureElement: measure, range } = virtualizer;
  // Lines of a hidden page have no height, so each rendered line would bring the next one into view.
  const isHidden = shown.some(({ size }) => size === 0);
  const firstInView = isHidden ? 0 : (range?.startIndex ?? count);
  const lastInView = isHidden ? count : (range?.endIndex ?? -1);
  const frame = useMemo((): LineFrame | null => {
    const first = shown[0];
    const last = shown.at(-1);
    // The virtualizer does not know the window at first; rendered lines must not disappear and return.
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
