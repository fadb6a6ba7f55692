/** Spans of time in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const isoDate = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Whether a date is in the calendar: `Date` turns the 30th of February into a day of March. */
function dayExists(date: string): boolean {
  const dayOfMonth = Number(date.slice(8));
  return dayOfMonth <= 28 || new Date(date).getUTCDate() === dayOfMonth;
}

/** Milliseconds since 1970 of an ISO 8601 date, with or without an offset; null for anything else. */
export function parseDate(text: unknown): number | null {
  if (typeof text !== 'string' || !isoDate.test(text.trim())) return null;
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/\s/g, '')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = Date.parse(iso);
  return Number.isFinite(time) && dayExists(iso.slice(0, 10)) ? time : null;
}
