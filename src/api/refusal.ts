import { message } from '@/language/translate';
import { ApiError } from './api-error';

const serverBusy = message('The server is busy. Please try again in a moment.');
const forbidden = message("The server doesn't allow this. Sign in again, then try again.");
const serverDown = message('The server is down right now. Please try again in a moment.');

/** What each status means and what the visitor can do (docs/product.md, Messages and failures). */
const adviceByStatus: Readonly<Record<number, string>> = {
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

/** The meaning of a status that has no row of its own, by its first digit. */
function meaningOfStatusClass(status: number): string {
  if (status < 400) return message('The server sent us to another address. Please try again in a moment.');
  if (status < 500) return message("The server didn't understand this. Reload the page, then try again.");
  return message('The server has a problem. Please try again in a moment.');
}

/** The longest wait that a server may ask for, in ms (docs/api.md, Errors). */
const maxWait = 30_000;

/** Converts `Retry-After` from seconds to ms; null if it is absent or a date. */
const readRetryAfter = (text: string | null): number | null =>
  text !== null && /^\d+$/.test(text) ? Math.min(Number(text) * 1000, maxWait) : null;

export function refusal(status: number, body: unknown, retryAfter: string | null): ApiError {
  const wait = [429, 503].includes(status) ? readRetryAfter(retryAfter) : null;
  const details =
    wait === null
      ? { advice: adviceByStatus[status] ?? meaningOfStatusClass(status) }
      : {
          retryAfter: wait,
          advice: message('The server is busy. Please try again in {seconds} s.'),
          adviceValues: { seconds: Math.max(1, wait / 1000) },
        };
  return new ApiError(`The server responded with error ${status}.`, {
    kind: 'http',
    status,
    body,
    ...details,
  });
}
