import { vi } from 'vitest';

/**
 * Sends a response whose body never ends until the caller aborts it, as in a browser. The mocked server cannot do that.
 */
export function answerUntilAborted(status: number): void {
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    const start = (body: ReadableStreamDefaultController) =>
      signal.addEventListener('abort', () => body.error(signal.reason));
    return new Response(new ReadableStream({ start }), { status });
  });
}
