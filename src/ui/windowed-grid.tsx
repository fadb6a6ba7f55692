import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { toLines } from '@/platform/to-lines';
import { lazyPart } from './lazy-part';
import type { LineFrame, LineWindowProps } from './line-window';

const LineWindow = lazyPart(async () => (await import('./line-window')).LineWindow);

/** A list of at most this many lines is drawn whole, since a window would draw all of them anyway. */
const shortList = 12;

/** The first of `count` lines, all of them in a short list, and room for the others. */
function firstLines(drawn: number, count: number, height: number, gap: number): LineFrame {
  const length = drawn > 0 && count <= shortList ? count : Math.min(drawn, count);
  return {
    lines: Array.from({ length }, (_, index) => ({ index, size: height })),
    inView: [0, length],
    count,
    above: 0,
    below: (count - length) * (height + gap),
  };
}

/**
 * The lines of a frame, and one more where a card has opened: without it an item at the end would go and come
 * back, with its focus lost.
 */
function linesOf({ lines, count }: LineFrame, countNow: number): LineFrame['lines'] {
  const last = lines.at(-1);
  return last && countNow === count + 1 ? [...lines, { ...last, index: last.index + 1 }] : lines;
}

/** More than these, drawn at once, would make a cheap phone stall. */
const mostLines = 500;

/** Draws all lines where the window cannot be had. */
function EveryLine({ count, onFrame }: Pick<LineWindowProps, 'count' | 'onFrame'>) {
  useEffect(() => onFrame(firstLines(mostLines, count, 0, 0)), [count, onFrame]);
  return null;
}

interface GridItemProps {
  place: { index: number; count: number; column: number | string };
  isInView: boolean;
  /** The height in px that it takes until it is drawn. */
  height: number;
  /** The number of its line. */
  line: number;
  /** For the first item of a line. */
  measure: LineFrame['measure'];
  children: ReactNode;
}

/**
 * An item near the view is drawn after those in it, because a keystroke would else wait for cards that nobody
 * sees yet.
 */
function GridItem({ place, isInView, height, line, measure, children }: GridItemProps) {
  const isAfterFirstPaint = useDeferredValue(true, isInView);
  const isDrawn = isInView || isAfterFirstPaint;
  return (
    <li
      ref={isDrawn ? measure : undefined}
      // Also where it is not the first any more: what was measured once stays observed.
      data-index={line}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      className="min-w-0"
      // The column is set, or items slide into gaps.
      style={{ gridColumn: place.column, ...(!isDrawn && { minHeight: height }) }}
    >
      {isDrawn && children}
    </li>
  );
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

/**
 * A grid that renders only the lines near the screen, in normal flow; padding takes the height of the lines
 * above and below. What tells which lines those are is larger than a list itself, and comes after the first
 * lines have been shown.
 */
export function WindowedGrid<Item>(props: WindowedGridProps<Item>) {
  const { items, columns, lineHeight, gap, keyOf, isWide, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => toLines(items, columns, isWide), [items, columns, isWide]);
  const places = useMemo(() => new Map(items.map((item, index) => [item, index])), [items]);
  // Keyed by the first item, not by number: opening one item renumbers the lines after it.
  const lineKey = useCallback(
    (line: number) => {
      const first = lines[line]?.[0];
      return first === undefined ? String(line) : keyOf(first);
    },
    [lines, keyOf],
  );
  const [wasLoaded] = useState(() => LineWindow.code.state.read().isLoaded);
  // Loaded once the first lines are on the screen, because its code would slow down their photos.
  const shouldLoadWindow = useDeferredValue(true, wasLoaded);
  // Where the window's code is loaded, it says before the first paint which lines are needed, so none are drawn
  // in vain.
  const [drawn] = useState(() => (wasLoaded ? 0 : Math.ceil((1.5 * window.innerHeight) / lineHeight)));
  const [windowFrame, setWindowFrame] = useState<LineFrame | null>(null);
  const frame = windowFrame ?? firstLines(drawn, lines.length, lineHeight, gap);

  return (
    <>
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
        {linesOf(frame, lines.length).flatMap(({ index: line, size }) =>
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
      {shouldLoadWindow && (
        <LineWindow
          failure={<EveryLine count={lines.length} onFrame={setWindowFrame} />}
          list={list}
          count={lines.length}
          keyOf={lineKey}
          lineHeight={lineHeight}
          gap={gap}
          onFrame={setWindowFrame}
        />
      )}
    </>
  );
}
