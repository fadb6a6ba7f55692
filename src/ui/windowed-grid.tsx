import { type Virtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/parse-values';
import { readEntry, writeEntry } from '@/lib/entry-store';
import { toLines } from '@/lib/to-lines';

const name = 'line heights';

/** The measured heights of lines by key, in px, kept with the history entry: with estimates Back would scroll to another item. */
function useLineHeights() {
  const { key } = useLocation();
  const [known] = useState(() => {
    const remembered = readEntry(key, name);
    return new Map(Object.entries(isRecord(remembered) ? remembered : {}));
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

interface WindowedGridProps<Item> {
  items: readonly Item[];
  columns: number;
  /** Expected height of one line in px; lines are measured as they come. */
  lineHeight: number;
  /** Space between items in px. */
  gap: number;
  /** Must keep its identity, or every line is measured again. */
  keyOf: (item: Item) => string;
  /** Which items take a whole line. Must keep its identity as well. */
  isWide?: (item: Item) => boolean;
  render: (item: Item, index: number) => ReactNode;
}

/** A grid that renders only the lines near the screen, in normal flow; padding takes the height of the lines above and below. */
export function WindowedGrid<Item>(props: WindowedGridProps<Item>) {
  const { items, columns, lineHeight, gap, keyOf, isWide, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Whatever is above the list may change its height at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);

  const lines = useMemo(() => toLines(items, columns, isWide), [items, columns, isWide]);
  const places = useMemo(() => new Map(items.map((item, index) => [item, index])), [items]);
  // Keyed by the first item, not by number: opening one item renumbers the lines after it.
  const getItemKey = useCallback(
    (line: number) => {
      const start = lines[line]?.[0];
      return start === undefined ? line : keyOf(start);
    },
    [lines, keyOf],
  );
  const { heightOf, remember } = useLineHeights();
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    getItemKey,
    estimateSize: (line) => heightOf(String(getItemKey(line))) ?? lineHeight,
    onChange: remember,
    // A thousand pixels: eight lines of tall cards would be three screens, which every keystroke in their search draws.
    overscan: Math.ceil(1000 / lineHeight),
    gap,
    scrollMargin,
    useAnimationFrameWithResizeObserver: true,
  });
  const shown = virtualizer.getVirtualItems();
  const first = shown[0];
  const last = shown[shown.length - 1];

  return (
    <ul
      ref={list}
      // The browser's scroll anchoring would scroll whenever lines are added or removed.
      className="grid [overflow-anchor:none]"
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first ? first.start - scrollMargin : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
      }}
    >
      {shown.flatMap(({ index: line }) =>
        (lines[line] ?? []).map((item, position) => {
          const index = places.get(item) ?? 0;
          return (
            <li
              key={keyOf(item)}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className="min-w-0"
              // Set the column explicitly, or items slide into gaps.
              style={{ gridColumn: isWide?.(item) ? '1 / -1' : position + 1 }}
              {...(position === 0 && { 'data-index': line, ref: virtualizer.measureElement })}
            >
              {render(item, index)}
            </li>
          );
        }),
      )}
    </ul>
  );
}
