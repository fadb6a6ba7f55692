const isoDate =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:Z|[+\-\u2212]\d{2}(?::?\d{2})?)?)?$/i;

/** Whether a date is in the calendar: `Date` turns the 30th of February into a day of March. */
function dayExists(date: string): boolean {
  const dayOfMonth = Number(date.slice(8));
  return dayOfMonth <= 28 || new Date(date).getUTCDate() === dayOfMonth;
}

/**
 * Milliseconds since 1970 of an ISO 8601 date in any form that a server may write; null for anything else. `Date.parse`
 * knows neither `+03` and `+0300`, nor a space for the `T`, nor a comma before the fraction in every browser.
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
