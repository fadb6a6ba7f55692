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
