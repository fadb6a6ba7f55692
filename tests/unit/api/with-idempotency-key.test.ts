import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { withIdempotencyKey } from '@/api/send-once';
import { server } from '#tests/server/server';
import { failureOf } from './failure-of';

const path = '/api/cat';
let count = 0;
/** Each test uses a new server. */
const otherOrigin = () => `https://api-${(count += 1)}.example${path}`;
const noConnection = () => Promise.reject(new ApiError('Failed to fetch', { kind: 'network' }));

/** A server of another origin, whose preflight allows the header or not. If not, the call fails, as in a browser. */
function serve(address: string, { allowsHeader }: { allowsHeader: boolean }) {
  server.use(
    http.head(address, ({ request }) =>
      !allowsHeader && request.headers.has('idempotency-key')
        ? HttpResponse.error()
        : new HttpResponse(null, { status: 405 }),
    ),
  );
}

/** Collects the headers of each attempt. With `refuses`, attempts with a key fail as after a refused preflight. */
function recorder({ refuses = false } = {}) {
  const sent: Record<string, string>[] = [];
  const send = (headers: Record<string, string>) => {
    sent.push(headers);
    return refuses && 'idempotency-key' in headers ? noConnection() : Promise.resolve('stored');
  };
  return { sent, send };
}

describe('the idempotency key', () => {
  it('is sent as a quoted string', async () => {
    const { sent, send } = recorder();
    expect(await withIdempotencyKey(path, 'abc', send)).toBe('stored');
    expect(sent).toEqual([{ 'idempotency-key': '"abc"' }]);
  });

  it('is left out once the preflight of another origin refuses it', async () => {
    const address = otherOrigin();
    serve(address, { allowsHeader: false });
    const { sent, send } = recorder({ refuses: true });
    expect(await withIdempotencyKey(path, 'abc', send, address)).toBe('stored');
    expect(await withIdempotencyKey(path, 'def', send, address)).toBe('stored');
    expect(sent).toEqual([{ 'idempotency-key': '"abc"' }, {}, {}]);
  });

  it.each([
    ['the header is allowed and the connection was lost', true],
    ['the server cannot be reached at all', null],
  ])('never causes a second write if %s', async (_case, allowsHeader) => {
    const address = otherOrigin();
    if (allowsHeader === null) server.use(http.head(address, () => HttpResponse.error()));
    else serve(address, { allowsHeader });
    const { sent, send } = recorder({ refuses: true });
    await expect(withIdempotencyKey(path, 'abc', send, address)).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveLength(1);
  });

  it('never causes a second write at our own origin or after a response', async () => {
    const own = recorder({ refuses: true });
    await expect(withIdempotencyKey(path, 'abc', own.send)).rejects.toThrow('Failed to fetch');
    expect(own.sent).toHaveLength(1);
    const refusal = () => Promise.reject(new ApiError('No.', { kind: 'http', status: 422 }));
    await expect(withIdempotencyKey(path, 'abc', refusal, otherOrigin())).rejects.toThrow('No.');
  });

  it.each([
    ['without the header', 1],
    ['with the header', 2],
  ])(
    'never causes a second write, and the call ends, if the server is silent %s',
    async (_case, silentFrom) => {
      vi.useFakeTimers();
      let calls = 0;
      vi.stubGlobal('fetch', () => {
        calls += 1;
        return calls < silentFrom ? Promise.resolve(new Response()) : new Promise(() => {});
      });
      const { sent, send } = recorder({ refuses: true });
      const failure = failureOf(withIdempotencyKey(path, 'abc', send, otherOrigin()));
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await failure).toMatchObject({ message: 'Failed to fetch' });
      expect(sent).toHaveLength(1);
    },
  );

  it('sends no preflight of its own after a timeout or a bug', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    for (const fault of [new ApiError('Late.', { kind: 'timeout' }), new TypeError('A slip.')])
      await expect(withIdempotencyKey(path, 'abc', () => Promise.reject(fault), otherOrigin())).rejects.toBe(
        fault,
      );
    expect(fetched).not.toHaveBeenCalled();
  });
});
