import { useWindowVirtualizer, windowScroll, type VirtualItem } from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { readHistoryEntry, writeHistoryEntry } from '@/platform/history-entries';
import { isRecord } from '@/platform/parse-values';
import { scrollByApp } from './app-scroll';

/**
 * Splits a list into the lines of a grid. A wide item takes a whole line. It moves to the start of its line, so that it
 * opens near the tap, and later items fill the gap.
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

/** The rendered lines of a grid, and the space for the others in px. */
interface LineFrame {
  lines: readonly Pick<VirtualItem, 'index' | 'size'>[];
  inView: readonly [first: number, last: number];
  above: number;
  below: number;
  measure?: (element: Element | null) => void;
}

interface LineWindowOptions {
  /** The grid. Its items have their line number in `data-index`. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Must be stable; otherwise every line is measured again. */
  keyOf: (line: number) => string;
  /** The expected height of a line in px. Real heights are measured. */
  lineHeight: number;
}

const gap = 12;

/** The first lines, with space for the others. */
function firstLines(renderedCount: number, { count, lineHeight }: LineWindowOptions): LineFrame {
  const length = Math.min(renderedCount, count);
  return {
    lines: Array.from({ length }, (_, index) => ({ index, size: lineHeight })),
    inView: [0, length],
    above: 0,
    below: (count - length) * (lineHeight + gap),
  };
}

/** The heights of an earlier visit, by line key. With estimated heights, Back would scroll to another item. */
function rememberedHeights(entry: string): Readonly<Record<string, unknown>> {
  const remembered = readHistoryEntry(entry, heightsName);
  return isRecord(remembered) ? remembered : {};
}

/** The heights that the virtualizer starts with. It would treat its own first measurement as a change, and scroll. */
function knownHeights(entry: string, { list, keyOf }: LineWindowOptions): VirtualItem[] {
  const items = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  return [
    ...Object.entries(rememberedHeights(entry)),
    ...items.map((item) => [keyOf(Number(item.dataset['index'])), item.offsetHeight] as const),
  ].flatMap(([key, size]) =>
    // The virtualizer reads only key and size, and computes the positions itself.
    typeof size === 'number' ? [{ key, size, index: 0, start: 0, end: size, lane: 0 }] : [],
  );
}

/** The distance of the list from the top of the document, in px. */
function useStart(list: LineWindowOptions['list']): number {
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setStart(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Anything above the list may change its height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return start;
}

/** Chooses the lines near the screen. The first render only measures the first lines. */
function useLineWindow(options: LineWindowOptions): LineFrame {
  const { list, count, keyOf, lineHeight } = options;
  const { key } = useLocation();
  const start = useStart(list);
  // No lines after Back, because the page scrolls to other lines.
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
      // Keeps the heights of other grids on the page.
      if (!isScrolling)
        writeHistoryEntry(key, heightsName, {
          ...rememberedHeights(key),
          ...Object.fromEntries(itemSizeCache),
        });
    },
    overscan: Math.ceil(1000 / lineHeight),
    gap,
    scrollMargin: start,
    scrollToFn: (...scroll) => scrollByApp(() => windowScroll(...scroll)),
    useAnimationFrameWithResizeObserver: true,
  });
  const lines = virtualizer.getVirtualItems();
  const first = lines[0];
  const last = lines.at(-1);
  // At first the virtualizer does not know the size of the window.
  if (!first || !last) return firstLines(renderedCount, options);
  const { measureElement: measure, range } = virtualizer;
  // On a hidden page lines have no height, so the virtualizer would render more and more of them.
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
  line: number;
  measure: LineFrame['measure'];
  children: ReactNode;
}

/** An item of the grid. Items outside the screen render later, so that a keystroke does not wait for them. */
function GridItem({ place, isInView, height, line, measure, children }: GridItemProps) {
  const isRendered = useDeferredValue(true, isInView) || isInView;
  return (
    <li
      ref={isRendered ? measure : undefined}
      // On each item, because the virtualizer still observes items that are no longer the first of their line.
      data-index={line}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      className="min-w-0"
      // A fixed column, because otherwise items would move into gaps.
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
  /** Must be stable; otherwise every line is measured again. */
  keyOf: (item: Item) => string;
  /** Which items take a whole line. Must be stable too. */
  isWide?: (item: Item) => boolean;
  render: (item: Item, index: number) => ReactNode;
}

/** A grid in normal flow that renders only the lines near the screen. Padding replaces the other lines. */
export function WindowedGrid<Item>(props: WindowedGridProps<Item>) {
  const { items, columns, lineHeight, keyOf, isWide, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => toLines(items, columns, isWide), [items, columns, isWide]);
  const places = useMemo(() => new Map(items.map((item, index) => [item, index])), [items]);
  // A line's number would change when an item above opens.
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
      // The browser's own scroll anchoring would scroll whenever lines are added or removed.
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
