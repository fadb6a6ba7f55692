import { message } from '@/language/translate';
import { ApiError } from './api-error';

const serverBusy = message('The server is busy. Please try again in a moment.');
const forbidden = message("The server doesn't allow this. Sign in again, then try again.");
const serverDown = message('The server is down right now. Please try again in a moment.');

/**
 * What a refusal means and what to do, by status (docs/product.md, Messages and failures). `send-once.ts` knows which
 * statuses leave it open whether something was stored.
 */
const meanings: Readonly<Record<number, string>> = {
  401: forbidden,
  403: forbidden,
  404: message("The server can't find this. Please try again later."),
  408: serverBusy,
  409: message('Someone else has changed this. Reload the page, then try again.'),
  410: message('The server no longer has this. Please try again later.'),
  413: message('This is too large for the server. Send less, or smaller files.'),
  429: serverBusy,
  502: serverDown,
  503: serverDown,
  504: serverDown,
};

/** The meaning of a status without a row, by its hundred. */
function meaningOfStatusClass(status: number): string {
  if (status < 400) return message('The server sent us to another address. Please try again in a moment.');
  if (status < 500) return message("The server didn't understand this. Reload the page, then try again.");
  return message('The server has a problem. Please try again in a moment.');
}

/** The longest wait that a server may ask for, in ms (docs/api.md, Errors). */
const maxWait = 30_000;

/** Guards `Date`, which reads '-12' as a year and '1.5' as a day in January; the wait would then be zero. */
const httpDate = /^(mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * Reads `Retry-After` in ms. The header holds seconds, or a date by the server's clock. Null when it is absent
 * or unreadable.
 */
export function readRetryAfter(retryAfter: string | null, date: string | null): number | null {
  const text = retryAfter?.trim() ?? '';
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(httpDate.test(text) ? text : '') - (Date.parse(`${date}`) || Date.now());
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), maxWait);
}

export function refusal(status: number, body: unknown, header: (name: string) => string | null): ApiError {
  const asked = [429, 503].includes(status) ? readRetryAfter(header('retry-after'), header('date')) : null;
  const advice = meanings[status] ?? meaningOfStatusClass(status);
  return new ApiError(`The server responded with error ${status}.`, {
    kind: 'http',
    status,
    body,
    ...(asked !== null && { retryAfter: asked }),
    ...(asked === null
      ? { advice }
      : {
          advice: message('The server is busy. Please try again in {seconds} s.'),
          adviceValues: { seconds: Math.max(1, Math.ceil(asked / 1000)) },
        }),
  });
}
