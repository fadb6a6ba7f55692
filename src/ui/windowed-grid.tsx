import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface WindowedGridProps<Item> {
  items: readonly Item[];
  columns: number;
  /** Expected height of one line in px; lines are measured as they come. */
  lineHeight: number;
  /** Space between items in px. */
  gap: number;
  keyOf: (item: Item) => string;
  render: (item: Item, index: number) => ReactNode;
}

/**
 * A grid of any length of which only what is near the screen is in the document. The list keeps its normal flow; padding
 * stands in for the lines above and below.
 */
export function WindowedGrid<Item>({
  items,
  columns,
  lineHeight,
  gap,
  keyOf,
  render,
}: WindowedGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Whatever stands above may change its height at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => lineHeight,
    overscan: 5,
    gap,
    scrollMargin,
  });
  const lines = virtualizer.getVirtualItems();
  const first = lines[0];
  const last = lines[lines.length - 1];
  const visible = first && last ? items.slice(first.index * columns, (last.index + 1) * columns) : [];
  const offset = (first?.index ?? 0) * columns;

  return (
    <ul
      ref={list}
      // The browser must not answer a moving window of items with scrolling of its own.
      className="grid [overflow-anchor:none]"
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first ? first.start - scrollMargin : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
      }}
    >
      {visible.map((item, position) => {
        const index = offset + position;
        const startsLine = index % columns === 0;
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="min-w-0"
            {...(startsLine && { 'data-index': index / columns, ref: virtualizer.measureElement })}
          >
            {render(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
