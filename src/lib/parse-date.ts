const isoDate = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Milliseconds since 1970 of an ISO 8601 date, with or without an offset; null for anything else. */
export function parseDate(text: unknown): number | null {
  if (typeof text !== 'string' || !isoDate.test(text.trim())) return null;
  const time = Date.parse(text.trim().replace(' ', 'T').replace(/\s/g, ''));
  return Number.isFinite(time) ? time : null;
}
