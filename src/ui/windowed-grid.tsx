import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { toLines } from '@/lib/to-lines';
import { PartBoundary, lazyComponent } from './lazy-part';
import type { Line, LineFrame, LineWindowProps } from './line-window';
import { useStore } from './use-store';

const LineWindow = lazyComponent(async () => (await import('./line-window')).LineWindow);

const isSameFrame = (one: LineFrame, other: LineFrame): boolean =>
  one.count === other.count &&
  one.above === other.above &&
  one.below === other.below &&
  one.measure === other.measure &&
  one.lines.length === other.lines.length &&
  one.lines[0]?.index === other.lines[0]?.index &&
  one.lines.every(({ isInView }, place) => isInView === other.lines[place]?.isInView);

/** A list of at most this many lines is drawn whole, since a window would draw all of them anyway. */
const shortList = 12;

/** The first of `count` lines, all of them in a short list, and room for the others. */
function firstLines(drawn: number, count: number, height: number): LineFrame {
  const length = drawn > 0 && count <= shortList ? count : Math.min(drawn, count);
  return {
    lines: Array.from({ length }, (_, index) => ({ index, height, isInView: true })),
    count,
    above: 0,
    below: (count - length) * height,
  };
}

/**
 * The frame of a grid that got a few lines more: without those an item at its end would go and come back, with
 * its focus lost.
 */
function withMoreLines(frame: LineFrame, count: number): LineFrame {
  const more = count - frame.count;
  const last = frame.lines.at(-1);
  if (more <= 0 || more > 2 || !last) return frame;
  const added = Array.from({ length: more }, (_, line) => ({ ...last, index: last.index + 1 + line }));
  return { ...frame, lines: [...frame.lines, ...added] };
}

/** Leaves out the lines beyond the view from the first one on that is not drawn yet, and keeps their room. */
function withoutNew(frame: LineFrame, isDrawn: (line: number) => boolean): LineFrame {
  const mayStay = ({ index, isInView }: Line) => isInView || isDrawn(index);
  const firstInView = frame.lines.findIndex(({ isInView }) => isInView);
  const start = frame.lines.findLastIndex((line, place) => place < firstInView && !mayStay(line)) + 1;
  const after = frame.lines.findIndex((line, place) => place > firstInView && !mayStay(line));
  const end = after === -1 ? frame.lines.length : after;
  const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);
  return {
    ...frame,
    lines: frame.lines.slice(start, end),
    above: frame.above + heightOf(frame.lines.slice(0, start)),
    below: frame.below + heightOf(frame.lines.slice(end)),
  };
}

/** More than these, drawn at once, would make a cheap phone stall. */
const mostLines = 500;

/** Draws all lines where the window cannot be had. */
function EveryLine({ count, onFrame }: Pick<LineWindowProps, 'count' | 'onFrame'>) {
  useEffect(() => onFrame(firstLines(mostLines, count, 0)), [count, onFrame]);
  return null;
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
  const { isLoaded } = useStore(LineWindow.code.state);
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    // Only the window needs it, and measuring the first lines before they are painted would double a cheap
    // phone's longest task.
    if (!isLoaded) return;
    const measure = () =>
      setStart(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Whatever is above the list may change its height at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [isLoaded]);

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
  // Loaded once the first lines are on the screen, because its code would slow down their photos.
  const isDue = useDeferredValue(true, isLoaded);
  // Where the window's code is loaded, it says before the first paint which lines are needed, so none are drawn
  // in vain.
  const [drawn] = useState(() => (isLoaded ? 0 : Math.ceil((1.5 * window.innerHeight) / lineHeight)));
  const [told, setTold] = useState<LineFrame | null>(null);
  const wanted = useMemo(() => {
    const frame = told
      ? withMoreLines(told, lines.length)
      : firstLines(drawn, lines.length, lineHeight + gap);
    return { frame, keys: new Set(frame.lines.flatMap(({ index }) => (lines[index] ?? []).map(keyOf))) };
  }, [told, drawn, lines, keyOf, lineHeight, gap]);
  // Lines in view are drawn first and those near it after them, because a keystroke would else wait for cards
  // that nobody sees yet.
  const { keys } = useDeferredValue(wanted);
  // By items and not by lines: an item that opens moves others to other lines, and one of them may have the focus.
  const isDrawn = (line: number) => (lines[line] ?? []).some((item) => keys.has(keyOf(item)));
  const frame = withoutNew(wanted.frame, isDrawn);
  const drawnHeights = useCallback(
    () =>
      [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])].map(
        (item) => [lineKey(Number(item.dataset['index'])), item.offsetHeight] as const,
      ),
    [lineKey],
  );
  const takeFrame = useCallback(
    (next: LineFrame) => setTold((current) => (current && isSameFrame(current, next) ? current : next)),
    [],
  );

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
        {frame.lines.flatMap(({ index: line }) =>
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
                {...(position === 0 && { 'data-index': line, ref: frame.measure })}
              >
                {render(item, index)}
              </li>
            );
          }),
        )}
      </ul>
      {isDue && (
        <PartBoundary code={LineWindow.code} failure={<EveryLine count={lines.length} onFrame={takeFrame} />}>
          <LineWindow
            count={lines.length}
            keyOf={lineKey}
            lineHeight={lineHeight}
            gap={gap}
            start={start}
            drawnHeights={drawnHeights}
            onFrame={takeFrame}
          />
        </PartBoundary>
      )}
    </>
  );
}
