import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAfterFirstPaint } from './use-after-first-paint';
import { lazyPart } from './lazy-part';
import type { LineFrame, LineWindowProps } from './line-window';

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

const LineWindow = lazyPart(async () => (await import('./line-window')).LineWindow);

/** Lists with at most this many lines render completely, since the window would include all of them anyway. */
const shortList = 12;

/** The first `count` lines and space for the others; a short list renders completely. */
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
 * The lines of a frame. When a card has just opened there is one more line, or an item at the end would unmount
 * and lose its focus.
 */
function linesOf({ lines, count }: LineFrame, countNow: number): LineFrame['lines'] {
  const last = lines.at(-1);
  return last && countNow === count + 1 ? [...lines, { ...last, index: last.index + 1 }] : lines;
}

/** Rendering more lines at once would make a slow phone stall. */
const maxLines = 500;

/** Renders all lines if the window's code fails to load. */
function EveryLine({ count, onFrame }: Pick<LineWindowProps, 'count' | 'onFrame'>) {
  useEffect(() => onFrame(firstLines(maxLines, count, 0, 0)), [count, onFrame]);
  return null;
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
  const isDrawn = isInView || isAfterFirstPaint;
  return (
    <li
      ref={isDrawn ? measure : undefined}
      // Also set on items that are no longer first: what was measured stays observed.
      data-index={line}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      className="min-w-0"
      // The column is fixed, or items would slide into gaps.
      style={{ gridColumn: place.column, ...(!isDrawn && { minHeight: height }) }}
    >
      {isDrawn && children}
    </li>
  );
}

interface WindowedGridProps<Item> {
  items: readonly Item[];
  columns: number;
  /** The expected height of a line in px. Real heights are measured. */
  lineHeight: number;
  /** The gap between items in px. */
  gap: number;
  /** Must be stable, or every line is measured again. */
  keyOf: (item: Item) => string;
  /** Which items take a whole line. It must be stable as well. */
  isWide?: (item: Item) => boolean;
  render: (item: Item, index: number) => ReactNode;
}

/**
 * A grid that renders only the lines near the screen, in normal flow; padding replaces the other lines. The
 * code that computes them is larger than a list, so it loads after the first lines are shown.
 */
export function WindowedGrid<Item>(props: WindowedGridProps<Item>) {
  const { items, columns, lineHeight, gap, keyOf, isWide, render } = props;
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
  const [wasLoaded] = useState(() => LineWindow.code.state.read().isLoaded);
  // Loads after the first paint, because its code would delay the photos.
  const shouldLoadWindow = useAfterFirstPaint(wasLoaded);
  // If the window's code is loaded, it chooses the lines before the first paint, so none are rendered in vain.
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
