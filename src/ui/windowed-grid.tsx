import { type VirtualItem, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { readHistoryEntry, writeHistoryEntry } from '@/platform/history-entries';
import { isRecord } from '@/platform/parse-values';
import { scrollByApp } from './app-scroll';
import { useAfterFirstPaint } from './use-after-first-paint';

/**
 * Splits a list into grid lines. A wide item takes a full line at its own line's position: what opens stays
 * where it was touched, and the next items move up beside its neighbour.
 */
export function toLines<Item>(
  items: readonly Item[],
  columns: number,
  isWide: (item: Item) => boolean = () => false,
): readonly (readonly Item[])[] {
  const lines: (readonly Item[])[] = [];
  let line: Item[] = [];
  for (const item of items) {
    if (isWide(item)) {
      lines.push([item]);
      continue;
    }
    line.push(item);
    if (line.length < columns) continue;
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

const heightsName = 'line heights';

/** The rendered lines of a grid, and the space that replaces the others, in px. */
interface LineFrame {
  lines: readonly Pick<VirtualItem, 'index' | 'size'>[];
  /** The first and last visible line. */
  inView: readonly [first: number, last: number];
  above: number;
  below: number;
  /** A ref for the first item of each line. */
  measure?: (element: Element | null) => void;
}

interface LineWindowOptions {
  /** The grid. Its items carry their line number in `data-index`. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Must be stable, or every line is measured again. */
  keyOf: (line: number) => string;
  /** The expected height of a line in px. Real heights are measured. */
  lineHeight: number;
}

/** The gap between items in px. */
const gap = 12;
/** Lists with at most this many lines render completely, since the window would include all of them anyway. */
const shortList = 12;

/** The first `renderedCount` lines and space for the others; a short list renders completely. */
function firstLines(renderedCount: number, { count, lineHeight }: LineWindowOptions): LineFrame {
  const length = renderedCount > 0 && count <= shortList ? count : Math.min(renderedCount, count);
  return {
    lines: Array.from({ length }, (_, index) => ({ index, size: lineHeight })),
    inView: [0, length],
    above: 0,
    below: (count - length) * (lineHeight + gap),
  };
}

/** The heights of an earlier visit, by line key: with estimates Back would scroll to another item. */
function rememberedHeights(entry: string): Readonly<Record<string, unknown>> {
  const remembered = readHistoryEntry(entry, heightsName);
  return isRecord(remembered) ? remembered : {};
}

/**
 * The heights that are known before the virtualizer measures. Rendered lines are measured here, because it would treat
 * its first measurement as a change and scroll.
 */
function knownHeights(entry: string, { list, keyOf }: LineWindowOptions): VirtualItem[] {
  const items = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  return [
    ...Object.entries(rememberedHeights(entry)),
    ...items.map((item) => [keyOf(Number(item.dataset['index'])), item.offsetHeight] as const),
  ].flatMap(([key, size]) =>
    // Only key and size are read: the virtualizer computes the positions itself.
    typeof size === 'number' ? [{ key, size, index: 0, start: 0, end: size, lane: 0 }] : [],
  );
}

/** Measures how far the list begins below the top of the document, in px. */
function useStart(list: LineWindowOptions['list']): number {
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

/** Chooses the lines near the screen; in the first render, which measures, the first ones. */
function useLineWindow(options: LineWindowOptions): LineFrame {
  const { list, count, keyOf, lineHeight } = options;
  const { key } = useLocation();
  const start = useStart(list);
  // Back goes to lines that are not the first, so those would be rendered in vain.
  const [renderedCount] = useState(() =>
    Object.keys(rememberedHeights(key)).length > 0 ? 0 : Math.ceil((1.5 * window.innerHeight) / lineHeight),
  );
  const [known, setKnown] = useState<VirtualItem[] | null>(null);
  const measureFirst = useEffectEvent(() => setKnown(knownHeights(key, options)));
  useLayoutEffect(() => measureFirst(), []);
  const virtualizer = useWindowVirtualizer({
    enabled: known !== null,
    count,
    getItemKey: keyOf,
    estimateSize: () => lineHeight,
    initialMeasurementsCache: known ?? [],
    onChange: ({ isScrolling, itemSizeCache }) => {
      // A page may have several grids.
      if (!isScrolling)
        writeHistoryEntry(key, heightsName, {
          ...rememberedHeights(key),
          ...Object.fromEntries(itemSizeCache),
        });
    },
    // In px rather than lines: eight tall lines would be three screens, and each keystroke in a search would
    // render them.
    overscan: Math.ceil(1000 / lineHeight),
    gap,
    scrollMargin: start,
    scrollToFn: (...scroll) => scrollByApp(() => windowScroll(...scroll)),
    useAnimationFrameWithResizeObserver: true,
  });
  const lines = virtualizer.getVirtualItems();
  const first = lines[0];
  const last = lines.at(-1);
  // The virtualizer does not know the window at first; rendered lines must not disappear and return.
  if (!first || !last) return firstLines(renderedCount, options);
  const { measureElement: measure, range } = virtualizer;
  // Lines of a hidden page have no height, so each rendered line would bring the next one into view.
  const isHidden = lines.some(({ size }) => size === 0);
  return {
    lines,
    inView: isHidden ? [0, count] : [range?.startIndex ?? count, range?.endIndex ?? -1],
    above: first.start - start,
    below: virtualizer.getTotalSize() - (last.end - start),
    measure,
  };
}

interface GridItemProps {
  place: { index: number; count: number; column: number | string };
  isInView: boolean;
  /** Its placeholder height in px. */
  height: number;
  /** Its line number. */
  line: number;
  /** For the first item of a line. */
  measure: LineFrame['measure'];
  children: ReactNode;
}

/** Items near the screen render after those on it. Otherwise a keystroke would wait for invisible cards. */
function GridItem({ place, isInView, height, line, measure, children }: GridItemProps) {
  const isAfterFirstPaint = useAfterFirstPaint(isInView);
  const isRendered = isInView || isAfterFirstPaint;
  return (
    <li
      ref={isRendered ? measure : undefined}
      // Also set on items that are no longer first: what was measured stays observed.
      data-index={line}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      className="min-w-0"
      // The column is fixed, or items would slide into gaps.
      style={{ gridColumn: place.column, ...(!isRendered && { minHeight: height }) }}
    >
      {isRendered && children}
    </li>
  );
}

interface WindowedGridProps<Item> {
  items: readonly Item[];
  columns: number;
  /** The expected height of a line in px. Real heights are measured. */
  lineHeight: number;
  /** Must be stable, or every line is measured again. */
  keyOf: (item: Item) => string;
  /** Which items take a whole line. It must be stable as well. */
  isWide?: (item: Item) => boolean;
  render: (item: Item, index: number) => ReactNode;
}

/** A grid that renders only the lines near the screen, in normal flow; padding replaces the other lines. */
export function WindowedGrid<Item>(props: WindowedGridProps<Item>) {
  const { items, columns, lineHeight, keyOf, isWide, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => toLines(items, columns, isWide), [items, columns, isWide]);
  const places = useMemo(() => new Map(items.map((item, index) => [item, index])), [items]);
  // Keyed by the first item rather than by number: opening an item renumbers the lines after it.
  const lineKey = useCallback(
    (line: number) => {
      const first = lines[line]?.[0];
      return first === undefined ? String(line) : keyOf(first);
    },
    [lines, keyOf],
  );
  const frame = useLineWindow({ list, count: lines.length, keyOf: lineKey, lineHeight });

  return (
    <ul
      ref={list}
      // The browser's scroll anchoring would scroll whenever lines are added or removed.
      className="grid [overflow-anchor:none]"
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: frame.above,
        paddingBottom: frame.below,
      }}
    >
      {frame.lines.flatMap(({ index: line, size }) =>
        (lines[line] ?? []).map((item, position) => {
          const index = places.get(item) ?? 0;
          return (
            <GridItem
              key={keyOf(item)}
              place={{ index, count: items.length, column: isWide?.(item) ? '1 / -1' : position + 1 }}
              isInView={line >= frame.inView[0] && line <= frame.inView[1]}
              height={size}
              line={line}
              measure={position === 0 ? frame.measure : undefined}
            >
              {render(item, index)}
            </GridItem>
          );
        }),
      )}
    </ul>
  );
}
