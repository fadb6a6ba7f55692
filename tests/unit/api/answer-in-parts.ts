import { vi } from 'vitest';

interface Answer {
  status: number;
  /** The parts in their order. If there are none, not even the status arrives. */
  parts: readonly string[];
  /** The time before each part, in ms. */
  every?: number;
  /** Whether the response ends after the last part. Otherwise it hangs until it is aborted. */
  ends?: boolean;
  /** Whether the connection breaks after the last part. */
  breaks?: boolean;
}

/** Responds to every request in parts, as over a slow connection. The mocked server would respond at once. */
export function answerInParts({ status, parts, every = 0, ends = false, breaks = false }: Answer): void {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    if (parts.length === 0)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const start = async (body: ReadableStreamDefaultController<Uint8Array>) => {
      signal.addEventListener('abort', () => body.error(signal.reason));
      for (const part of parts) {
        await new Promise((resolve) => setTimeout(resolve, every));
        body.enqueue(new TextEncoder().encode(part));
      }
      if (ends) body.close();
      if (breaks) body.error(new TypeError('Lost.'));
    };
    const stream = new ReadableStream<Uint8Array>({ start: (body) => void start(body) });
    return Promise.resolve(new Response(stream, { status }));
  });
}
