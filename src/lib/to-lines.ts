/**
 * Splits a list into the lines of a grid. A wide item gets a line of its own before the rest of its line, so that an item
 * that is opened stays where it was tapped, and no other line changes.
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
