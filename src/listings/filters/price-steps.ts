/** How many of the prices lie below each step, as a share; a tenth, or one slip of the pen would make a step of its own. */
const shares = [0.1, 0.25, 0.5, 0.75];

/** The next of 1, 2, 5, 10, 20, 50... that is not below an amount. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 5].find((step) => step * power >= amount) ?? 10) * power;
}

/** Up to four round amounts of Birr that part these prices, the lowest first; each leaves some of them and takes some away. */
export function priceSteps(prices: readonly number[]): readonly number[] {
  const sorted = prices.filter((price) => price >= 1).toSorted((a, b) => a - b);
  const highest = sorted.at(-1) ?? 0;
  const steps = shares.map((share) => roundUp(sorted[Math.floor(share * sorted.length)] ?? 1));
  return [...new Set(steps)].filter((step) => step < highest);
}
