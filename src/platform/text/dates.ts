const isoDate =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:Z|[+\-\u2212]\d{2}(?::?\d{2})?)?)?$/i;

/** Whether a date exists. `Date` would turn 30 February into a day of March. */
function dayExists(date: string): boolean {
  const dayOfMonth = Number(date.slice(8));
  return dayOfMonth <= 28 || new Date(date).getUTCDate() === dayOfMonth;
}

/**
 * Parses an ISO 8601 date into ms since 1970; null for anything else. Not every browser's `Date.parse` accepts `+03`,
 * `+0300`, a space for `T` or a comma before the fraction.
 */
export function parseDate(text: unknown): number | null {
  if (typeof text !== 'string' || !isoDate.test(text.trim())) return null;
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/\s/g, '')
    .replace(',', '.')
    .replace('\u2212', '-')
    .replace(/(T.*[+-]\d{2}):?(\d{2})?$/i, (_all, start: string, minutes = '00') => `${start}:${minutes}`);
  const time = Date.parse(iso);
  return Number.isFinite(time) && dayExists(iso.slice(0, 10)) ? time : null;
}
