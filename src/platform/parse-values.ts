export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the trimmed text of a field; '' for null, a missing field or another type. */
export function parseText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the text of a field that some servers send as a number, such as an id. */
export const parseScalar = (value: unknown): string =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : parseText(value);

export const parseList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const parseTexts = (value: unknown, maxLength = Infinity): readonly string[] =>
  parseList(value).filter((one): one is string => typeof one === 'string' && one.length <= maxLength);

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Parses a number, or the decimal string that Django sends; null for anything else. */
export function parseDecimal(value: unknown): number | null {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && decimal.test(value.trim()));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : null;
}
