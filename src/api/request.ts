import { message } from '@/language/translate';
import { createYielder } from '@/platform/scheduling';
import { recordServerDate } from '@/platform/server-clock';
import { ApiError } from './api-error';
import { apiUrl, type ApiPath } from './api-url';
import { distrustHttpCache, httpCache } from './http-cache';
import { refusal } from './refusal';

/** How long a call may wait without receiving a byte, in ms (docs/product.md, Limits and timings). */
export const readTimeout = 20_000;
export const writeTimeout = 30_000;
export const uploadTimeout = 60_000;

/** Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many bytes are read without a pause. A smaller catalogue renders only once. */
const uninterruptedBytes = 2 ** 18;
/** How many bytes are read between two possible pauses. A cache may deliver megabytes at once. */
const chunkSize = 2 ** 16;

/** Reads a body to its end. `onChunk` runs before each read. */
async function readText(
  body: Response['body'],
  onChunk: () => void,
  onText: (part: string) => void,
): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const yieldIfDue = createYielder();
  let count = 0;
  for (;;) {
    onChunk();
    const part = await reader?.read();
    if (!part || part.done) return onText(decoder.decode());
    for (let from = 0; from < part.value.length; from += chunkSize) {
      if (count >= uninterruptedBytes) await yieldIfDue();
      const bytes = part.value.subarray(from, from + chunkSize);
      count += bytes.length;
      onText(decoder.decode(bytes, { stream: true }));
    }
  }
}

/** Aborts a call when no byte has arrived for `timeout` ms, or when the caller's signal aborts. */
export function createDeadline(timeout: number, signal?: AbortSignal | null) {
  // AbortSignal.any and AbortSignal.timeout are missing in some supported browsers.
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasTimedOut = false;
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const expire = () => {
    hasTimedOut = true;
    abort();
  };
  return {
    signal: controller.signal,
    hasTimedOut: () => hasTimedOut,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, timeout);
    },
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

export const timeoutMessage = message('The server took too long to respond.');

/** The error of a call that broke off. `status` is undefined if it had not arrived. */
function callError(cause: unknown, hasTimedOut: boolean, status: number | undefined): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return hasTimedOut
    ? new ApiError(timeoutMessage, { kind: 'timeout', status, cause })
    : new ApiError(reason, { kind: 'network', status, cause });
}

export interface RequestOptions extends RequestInit {
  /** How long the call may wait without receiving a byte, in ms. */
  timeout?: number;
  /** Receives the body of a 2xx answer in parts as they arrive. The returned text is then empty. */
  onText?: (part: string) => void;
}

/**
 * Makes one call and returns the text of its 2xx answer. Rejects with an `ApiError`, also when no byte arrives within
 * the timeout, or with the browser's `AbortError` if the caller's signal aborts the call.
 */
export async function request(
  path: ApiPath,
  { timeout = readTimeout, onText, signal, ...init }: RequestOptions = {},
): Promise<string> {
  const deadline = createDeadline(timeout, signal);
  let response: Response | undefined;
  let text = '';
  const keep = (part: string) => {
    text += part;
  };
  try {
    deadline.restart();
    response = await fetch(apiUrl(path), { ...init, signal: deadline.signal });
    recordServerDate(response.headers);
    await readText(response.body, deadline.restart, (response.ok && onText) || keep);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    // If only the body of an HTTP error was lost, its status is reported below.
    if (!response || response.ok) throw callError(cause, deadline.hasTimedOut(), response?.status);
  } finally {
    deadline.clear();
  }
  if (response.ok) return text;
  throw refusal(response.status, parseJson(text) ?? null, response.headers.get('retry-after'));
}

/** GETs a path, past the HTTP cache if that may hold a wrong answer. Rejects as `request` does. */
export async function get(
  path: ApiPath,
  options: Pick<RequestOptions, 'signal' | 'onText'> = {},
): Promise<string> {
  const cache = httpCache.read();
  try {
    const text = await request(path, { ...options, cache: cache.modeFor(path) });
    cache.answered(path);
    return text;
  } catch (error) {
    if (!options.signal?.aborted) distrustHttpCache();
    throw error;
  }
}
