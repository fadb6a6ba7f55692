import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import {
  isCopyOfAttempt,
  sendOnce,
  withIdempotencyKey,
  type Attempt,
  type Outbox,
  type SendingOutcome,
} from '@/api/send-once';
import { serverClockLead } from '@/platform/server-clock';
import { day, minute } from '@/platform/time';
import { fixedNow } from '#tests/data/clock';
import { server } from '#tests/server/server';
import { failureOf } from './failure-of';

const fresh: Attempt = { key: 'fresh', startedAt: 2, knownIds: [] };

/** An item that was never sent before. */
const emptyOutbox: Outbox<Attempt> = {
  read: async () => ({ attempt: null }),
  keepAttempt: async () => {},
  remove: async () => {},
};
const delivery = {
  lock: 'gulit:test',
  hasArrived: async () => false,
  isUnchanged: () => true,
  createAttempt: () => fresh,
};

/** Sends for the first time and fails with this error. Returns the steps in their order, and the outcome. */
async function failToSend(failure: unknown) {
  const steps: unknown[] = [];
  const outbox: Outbox<Attempt> = {
    ...emptyOutbox,
    keepAttempt: async (attempt) => void steps.push(['keep', attempt?.key ?? null]),
  };
  const send = async ({ key }: Attempt) => {
    steps.push(['transmit', key]);
    throw failure;
  };
  const outcome = await sendOnce(outbox, { ...delivery, send }).catch((error: unknown) => error);
  return { steps, outcome };
}

const refusal = (status?: number) => new ApiError('No.', { kind: 'http', status });

// The simulation proves the order of steps, the lock and the search in the server's list.
describe('sending something once', () => {
  it.each([
    ['status 400', refusal(400)],
    ['status 404', refusal(404)],
    ['status 413', refusal(413)],
    ['status 499', refusal(499)],
  ])('deletes the stored attempt after a conclusive refusal: %s', async (_what, failure) => {
    const { steps, outcome } = await failToSend(failure);
    expect(steps.slice(1)).toEqual([
      ['transmit', 'fresh'],
      ['keep', null],
    ]);
    expect(outcome).toBe(failure);
  });

  it.each([
    ['a redirect, which the browser hides', refusal(0)],
    ['status 303', refusal(303)],
    ['status 408, of a proxy', refusal(408)],
    ['status 409', refusal(409)],
    ['status 425', refusal(425)],
    ['status 500', refusal(500)],
    ['status 503', refusal(503)],
    ['a refusal without a status', refusal()],
    ['no answer', new ApiError('Lost.', { kind: 'network' })],
    ['no answer in time, after a status', new ApiError('Late.', { kind: 'timeout', status: 200 })],
    ['a slip of our own', new TypeError('x is not a function')],
  ])('keeps the stored attempt if the server may have stored something: %s', async (_what, failure) => {
    const { steps, outcome } = await failToSend(failure);
    expect(steps).toEqual([
      ['keep', 'fresh'],
      ['transmit', 'fresh'],
    ]);
    expect(outcome).toBe(failure);
  });

  it.each<[string, () => Promise<boolean>, SendingOutcome]>([
    ['as sent if the server’s list has it', async () => true, 'sent'],
    ['as gone if the server’s list does not have it', async () => false, 'gone'],
    ['as gone if the server’s list cannot be read', () => Promise.reject(refusal(500)), 'gone'],
  ])('sends nothing that is gone from the device, and reports it %s', async (_what, hasArrived, outcome) => {
    const send = vi.fn<() => Promise<void>>();
    const outbox = { ...emptyOutbox, read: async () => ({ attempt: null, isGone: true }) };
    expect(await sendOnce(outbox, { ...delivery, hasArrived, send })).toBe(outcome);
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the stored attempt if the outcome could not be stored', async () => {
    const fault = new Error('The disk is full.');
    const send = vi.fn<() => Promise<void>>();
    const failure = await failureOf(
      sendOnce({ ...emptyOutbox, keepAttempt: () => Promise.reject(fault) }, { ...delivery, send }),
    );
    expect(failure).toBe(fault);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('an entry of the server’s list', () => {
  const at = (date: number | null, id = 'new') => ({ id, date });

  it.each([
    ['is new and as old as the attempt', ['old'], at(fixedNow), true],
    ['is new, and the clocks differ by 15 minutes', ['old'], at(fixedNow - 15 * minute), true],
    ['is more than 15 minutes older', ['old'], at(fixedNow - 15 * minute - 1), false],
    ['was known before', ['old'], at(fixedNow, 'old'), false],
    ['is new, without a date', [], at(null), true],
    ['is dated, and nothing was known', null, at(fixedNow), true],
    ['has no date, and nothing was known', null, at(null), false],
  ] as const)('counts as the attempt only if it matches: it %s', (_what, knownIds, entry, arrived) => {
    const attempt = { startedAt: fixedNow, knownIds: knownIds && [...knownIds] };
    expect(isCopyOfAttempt(attempt)(entry)).toBe(arrived);
  });

  it.each([
    ['ahead', 365 * day],
    ['behind', -365 * day],
  ])('counts as the attempt by its date if the device’s clock was a year %s', (_case, wrong) => {
    const attempt = { startedAt: fixedNow + wrong, isByDevice: true, knownIds: null };
    serverClockLead.write(-wrong);
    expect(isCopyOfAttempt(attempt)({ id: '2', date: fixedNow })).toBe(true);
    expect(isCopyOfAttempt(attempt)({ id: '2', date: fixedNow - 16 * minute })).toBe(false);
  });
});

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
    const refuse = () => Promise.reject(refusal(422));
    await expect(withIdempotencyKey(path, 'abc', refuse, otherOrigin())).rejects.toThrow('No.');
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
