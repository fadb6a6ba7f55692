/** The item at an index of a list that starts over at its end. */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}
