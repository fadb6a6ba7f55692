/**
 * Splits a list into the lines of a grid. A wide item takes a line of its own in the place of its line, and its
 * neighbours follow it: whatever opens stays where it was touched, and no other line changes.
 */
export function toLines<Item>(
  items: readonly Item[],
  columns: number,
  isWide: (item: Item) => boolean = () => false,
): readonly (readonly Item[])[] {
  const lines: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += columns) {
    const line = items.slice(start, start + columns);
    const others = line.filter((item) => !isWide(item));
    for (const item of line) if (isWide(item)) lines.push([item]);
    if (others.length > 0) lines.push(others);
  }
  return lines;
}
