import { message, t } from '@/language/translate';
import { ApiError } from './api-error';

const busy = message('The server is busy. Please try again in a moment.');
const forbidden = message('The server does not allow this. Sign in again, then try again.');
const broken = message('The server is out of order or being repaired. Please try again in a moment.');

/**
 * What a refusal means to people and what to do, by its status (docs/product.md, Failures). Whether such a
 * status leaves it open that something was stored says `send-once.ts`.
 */
const meanings: Readonly<Record<number, string>> = {
  401: forbidden,
  403: forbidden,
  404: message('The server does not have this. Please try again later.'),
  408: busy,
  409: message('Somebody else has changed this meanwhile. Reload the page, then try again.'),
  410: message('The server does not have this any more. Please try again later.'),
  413: message('This is too large for the server. Send less, or smaller files.'),
  429: busy,
  502: broken,
  503: broken,
  504: broken,
};

/** What all others mean, by the hundred. */
function meaningOf(status: number): string {
  if (status < 400)
    return message('The server leads elsewhere in place of an answer. Please try again in a moment.');
  if (status < 500) return message('The server did not understand this. Reload the page, then try again.');
  return message('Something is wrong at the server. Please try again in a moment.');
}

/** The longest that a server is waited for, in ms, whatever it asks for (docs/product.md, Limits and timings). */
const longestWait = 30_000;

/** `Date` itself makes a year of '-12' and a day of January of '1.5': then nothing would be waited for. */
const httpDate = /^(mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * How long a server asks to be left alone, in ms: in seconds, or a date by its own clock; null where it does
 * not ask.
 */
export function readRetryAfter(retryAfter: string | null, date: string | null): number | null {
  const text = retryAfter?.trim() ?? '';
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(httpDate.test(text) ? text : '') - (Date.parse(`${date}`) || Date.now());
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longestWait);
}

/** An answer that says no, as a failure with words for people. */
export function refusal(status: number, body: unknown, header: (name: string) => string | null): ApiError {
  const asked = [429, 503].includes(status) ? readRetryAfter(header('retry-after'), header('date')) : null;
  const advice = meanings[status] ?? meaningOf(status);
  return new ApiError(`The server answered ${status}.`, {
    kind: 'http',
    status,
    body,
    ...(asked !== null && { retryAfter: asked }),
    advice:
      asked === null
        ? advice
        : t('The server is busy. Please try again in {seconds} s.', {
            seconds: Math.max(1, Math.ceil(asked / 1000)),
          }),
  });
}
