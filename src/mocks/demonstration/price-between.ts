/** A price as a shop would write it, three figures that count, within the range: '18700.00'; null where there is no range. */
export function priceBetween(range: readonly [number, number] | null, random: () => number): string | null {
  if (!range) return null;
  const [lowest, highest] = range;
  const price = lowest + random() * (highest - lowest);
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(price)) - 2));
  const rounded = Math.round(price / step) * step;
  return Math.min(highest, Math.max(lowest, rounded)).toFixed(2);
}
