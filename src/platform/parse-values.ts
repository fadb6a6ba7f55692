/** Whether an unknown value is an object whose fields may be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The trimmed text of a field; '' where the server sent null, nothing or another type. */
export function parseText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The values of a list; none where the value is no list. */
export const parseList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The texts of a list that are no longer than so many characters. */
export const parseTexts = (value: unknown, maxLength = Infinity): readonly string[] =>
  parseList(value).filter((one): one is string => typeof one === 'string' && one.length <= maxLength);

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A number, or the decimal string Django sends for one; null for anything else, an empty string included. */
export function parseDecimal(value: unknown): number | null {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && decimal.test(value.trim()));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : null;
}
