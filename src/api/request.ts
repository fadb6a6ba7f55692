import { ApiError } from './api-error';
import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/with-timeout';
import { noteServerDate } from '@/platform/server-clock';
import { message } from '@/language/translate';
import { takeBreaks } from '@/platform/take-breaks';
import { visitKind } from '@/platform/visit-kind';
import { apiUrl } from './api-url';

/** How long a call waits without a byte, in ms (docs/product.md, Limits and timings). */
const readTimeout = 20_000;
export const writeTimeout = 30_000;
export const uploadTimeout = 60_000;

export interface RequestOptions extends RequestInit {
  /** How long it waits without a byte, in ms. */
  timeout?: number;
  /** Takes the body of an OK answer part by part as it arrives; the answer's own text is then empty. */
  onText?: (part: string) => void;
  /** Whether the page's head has asked for it already. */
  isPreloaded?: boolean;
}

/** What came of a call: its body is whole. */
interface Answer {
  status: number;
  text: string;
}

/** The parsed JSON of a body; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * In bytes. What comes first is read without a pause, so that a small catalogue is drawn once; the rest in
 * portions of two or three frames of a cheap phone, since a fast connection or a cache hands over MBs at once.
 */
const unbroken = 2 ** 18;
const portion = 2 ** 16;

/** Reads a body to its end; calls `onChunk` before each part, which tells a slow answer from none. */
async function readText(
  body: Response['body'],
  onChunk: () => void,
  onText: (part: string) => void,
): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const rest = takeBreaks();
  let count = 0;
  for (;;) {
    onChunk();
    const part = await reader?.read();
    if (!part || part.done) return onText(decoder.decode());
    for (let from = 0; from < part.value.length; from += portion) {
      if (count >= unbroken) await rest();
      const bytes = part.value.subarray(from, from + portion);
      count += bytes.length;
      onText(decoder.decode(bytes, { stream: true }));
    }
  }
}

/** How long the words of a refusal are waited for, in ms: few visits need them, so they come late. */
const wordsTimeout = 3000;

async function toRefusal({ status, headers }: Response, text: string): Promise<ApiError> {
  const body = parseJson(text) ?? null;
  const words = await withTimeout(import('./refusal'), wordsTimeout).catch(() => null);
  return (
    words?.refusal(status, body, (name) => headers.get(name)) ??
    new ApiError(`The server answered ${status}.`, { kind: 'http', status, body })
  );
}

/**
 * A browser may keep a wrong answer for as long as its headers say, and Chromium lets a call wait for an earlier
 * one to the same address that hangs. So a page that was reloaded, or in which a call has failed, asks past the
 * cache.
 */
const cache = createGlobalStore((): RequestCache => (visitKind() === 'reload' ? 'reload' : 'default'));

/** Lets all later calls of this page ask the server, not the browser's cache. */
export const askPastCache = (): void => cache.write('reload');

/** An answer that cannot be read, as a failure. */
export function unreadableAnswer(
  words = 'The answer has another shape than agreed.',
  cause?: unknown,
): ApiError {
  askPastCache();
  return new ApiError(words, { kind: 'invalid-body', cause });
}

const leadsElsewhere = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/**
 * Sends one request and returns its OK answer; gives up when nothing comes for as long as its timeout. Rejects
 * with an `ApiError`, or with the browser's own `AbortError` when the caller's signal ended it, which is no
 * failure.
 */
export async function request(
  path: `/api/${string}`,
  { signal, timeout = readTimeout, onText, isPreloaded, ...init }: RequestOptions = {},
): Promise<Answer> {
  // AbortSignal.any and AbortSignal.timeout are missing in browsers that we serve.
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      abort();
    }, timeout);
  };
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  // A redirected write would be repeated as a GET, so writes follow no redirect. A read looks before it follows: a
  // loop of redirects alone looks like a lost connection. Firefox gives a preload only to a call that follows.
  const followsAtOnce = isPreloaded === true && cache.read() === 'default';
  const ask = (redirect: RequestRedirect) =>
    fetch(apiUrl(path), { ...init, cache: cache.read(), redirect, signal: controller.signal });
  /** The redirect is the answer where it leads nowhere. */
  const unlessAborted = (redirect: Response) => (cause: unknown) => {
    if (controller.signal.aborted) throw cause;
    return redirect;
  };
  let response: Response | undefined;
  let text = '';
  try {
    wait();
    const first = await ask(followsAtOnce ? 'follow' : 'manual');
    const goesOn = !init.method && leadsElsewhere(first);
    response = goesOn ? await ask('follow').catch(unlessAborted(first)) : first;
    noteServerDate(response.headers);
    const keep = (part: string) => {
      text += part;
    };
    await readText(response.body, wait, (response.ok && onText) || keep);
    if (response.ok) return { status: response.status, text };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    askPastCache();
    // A refusal whose body was lost is still told by its status, below.
    if (!response || response.ok) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const [kind, words] = isLate
        ? (['timeout', message('The server did not answer in time.')] as const)
        : (['network', reason] as const);
      throw new ApiError(words, { kind, status: response?.status, cause });
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  askPastCache();
  throw await toRefusal(response, text);
}
