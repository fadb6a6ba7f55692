const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A number, or the decimal string Django sends for one; null for anything else, an empty string included. */
export function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !decimal.test(value.trim())) return null;
  return Number(value);
}
