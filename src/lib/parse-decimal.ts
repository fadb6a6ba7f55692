const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A number, or the decimal string Django sends for one; null for anything else, an empty string included. */
export function parseDecimal(value: unknown): number | null {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && decimal.test(value.trim()));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : null;
}
