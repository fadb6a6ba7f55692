/** A copy in random order (Fisher-Yates, by always drawing from what is left). */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}
