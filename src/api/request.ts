import { ApiError } from './api-error';
import { apiUrl } from './api-url';

/** How long a call waits without a byte, in ms (docs/product.md, Limits and timings). */
const readPatience = 20_000;
export const writePatience = 30_000;
export const uploadPatience = 60_000;

export interface RequestOptions extends RequestInit {
  /** How long it waits without a byte, in ms. */
  patience?: number;
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

/** Reads a body to its end; calls `onChunk` at each part, which tells a slow answer from none. */
async function readText(body: Response['body'], onChunk: () => void): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    onChunk();
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    text += decoder.decode(part.value, { stream: true });
  }
}

/**
 * Sends one request and returns its OK answer. Rejects with an `ApiError`, or with the browser's own `AbortError` when
 * the caller's signal ended it: that is no failure. It gives up when nothing comes for as long as its patience.
 */
export async function request(
  path: `/api/${string}`,
  { signal, patience = readPatience, ...init }: RequestOptions = {},
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
    }, patience);
  };
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let status: number | undefined;
  let ok = true;
  let text = '';
  try {
    wait();
    const response = await fetch(apiUrl(path), { ...init, signal: controller.signal });
    ({ ok, status } = response);
    text = await readText(response.body, wait);
    if (ok) return { status, text };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    // A refusal stays one, even where its words are lost.
    if (ok && isLate)
      throw new ApiError('The server did not answer in time.', { kind: 'timeout', status, cause });
    const message = cause instanceof Error ? cause.message : String(cause);
    if (ok) throw new ApiError(message, { kind: 'network', status, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  throw new ApiError(`The server answered ${status}.`, {
    kind: 'http',
    status,
    body: parseJson(text) ?? null,
  });
}
