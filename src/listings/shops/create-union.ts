/** Joins things that are one, also over others: each has one root with all that it was joined with. */
export function createUnion<Item>() {
  const parents = new Map<Item, Item>();
  const rootOf = (item: Item): Item => {
    let root = item;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    // The way is short the next time.
    for (let each = item; each !== root;) {
      const next = parents.get(each) ?? root;
      parents.set(each, root);
      each = next;
    }
    return root;
  };
  return {
    rootOf,
    join: (one: Item, other: Item): void => {
      const [first, second] = [rootOf(one), rootOf(other)];
      if (first !== second) parents.set(second, first);
    },
  };
}
