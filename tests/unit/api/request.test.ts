import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { postJson } from '@/api/post-json';
import { request, type RequestOptions } from '@/api/request';
import { serverNow } from '@/platform/server-clock';
import { server } from '#tests/server/server';
import { answerInParts } from './answer-in-parts';
import { answerUntilAborted } from './answer-until-aborted';
import { failureOf } from './failure-of';

const answer = (respond: () => Response | Promise<Response>) => server.use(http.all('*/api/probe/', respond));
const probe = (init: RequestOptions = {}) => request('/api/probe/', init);

describe('request', () => {
  it.each([200, 201, 204])('succeeds with status %d', async (status) => {
    answer(() => new HttpResponse(null, { status }));
    expect(await probe()).toBe('');
  });

  it('sends its options to the API at its own origin', async () => {
    let sent: Request | undefined;
    server.use(
      http.post('http://localhost:3000/api/probe/', ({ request: arrived }) => {
        sent = arrived.clone();
        return HttpResponse.json(null);
      }),
    );
    await probe({ method: 'POST', headers: { 'x-probe': 'yes' }, body: 'text' });
    expect(sent?.headers.get('x-probe')).toBe('yes');
    expect(await sent?.text()).toBe('text');
  });

  it.each([400, 401, 404, 409, 429, 500, 503])(
    'fails with kind http, status %d and its body',
    async (status) => {
      const body = { price: ['A valid number is required.'] };
      answer(() => HttpResponse.json(body, { status }));
      const failure = await failureOf(probe());
      expect(failure).toBeInstanceOf(ApiError);
      expect(failure).toMatchObject({ name: 'ApiError', kind: 'http', status, body });
      expect(failure).toHaveProperty('message', expect.stringContaining(String(status)));
    },
  );

  it("reads the retry time from an HTTP error, and the server's time from every response", async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    answer(() => new HttpResponse(null, { status: 503, headers: { 'retry-after': '7', date } }));
    expect(await failureOf(probe())).toMatchObject({ status: 503, retryAfter: 7000 });
    expect(serverNow()).toBe(Date.now() + 3_600_000);
  });

  it('follows a redirect of a GET, to a trailing slash or another host', async () => {
    const there = 'https://files.example/probe.json';
    answer(() => new HttpResponse(null, { status: 302, headers: { location: there } }));
    server.use(http.get(there, () => HttpResponse.text('found')));
    expect(await probe()).toBe('found');
  });

  it('follows no redirect of a POST, so that a loop costs one call', async () => {
    let calls = 0;
    answer(() => {
      calls += 1;
      return new HttpResponse(null, { status: 302, headers: { location: '/api/probe/' } });
    });
    expect(await failureOf(postJson('/api/probe/', {}))).toMatchObject({ kind: 'http' });
    expect(calls).toBe(1);
  });

  it('rejects without a body if the HTTP error is not JSON', async () => {
    answer(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(probe())).toMatchObject({ kind: 'http', status: 502, body: null });
  });

  it("fails with kind network, the browser's message and the cause if there is no response", async () => {
    answer(() => HttpResponse.error());
    const failure = await failureOf(probe());
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'network', status: undefined, body: undefined });
    expect(failure).toHaveProperty('message', 'Failed to fetch');
    expect(failure).toHaveProperty('cause', expect.any(TypeError));
  });

  it.each(['before it is sent', 'while it waits'])('passes on the abort of the caller %s', async (when) => {
    answer(async () => {
      await delay('infinite');
      return HttpResponse.json(null);
    });
    const controller = new AbortController();
    if (when === 'before it is sent') controller.abort();
    const failure = failureOf(probe({ signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(await failure).not.toBeInstanceOf(ApiError);
  });

  it('rejects with an abort if its caller aborts while it reads an HTTP error', async () => {
    const controller = new AbortController();
    answerUntilAborted(500);
    const failure = failureOf(probe({ signal: controller.signal }));
    setTimeout(() => controller.abort(), 10);
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });
});

describe('the timeout of a request', () => {
  it('ends a call 20 s after the last byte', async () => {
    vi.useFakeTimers();
    answerInParts({ status: 200, parts: [] });
    const failed = vi.fn();
    const failure = failureOf(probe()).finally(failed);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'timeout', status: undefined });
  });

  it('restarts with each part of a slow response', async () => {
    vi.useFakeTimers();
    answerInParts({ status: 200, parts: ['[1', ',2', ',3', ']'], every: 15_000, ends: true });
    const ended = probe();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await ended).toBe('[1,2,3]');
  });

  it('ends a response that stops in the middle', async () => {
    vi.useFakeTimers();
    answerInParts({ status: 200, parts: ['[1'], every: 15_000 });
    const failure = failureOf(probe());
    await vi.advanceTimersByTimeAsync(36_000);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  it('keeps the status of an HTTP error whose body never arrives', async () => {
    vi.useFakeTimers();
    answerInParts({ status: 503, parts: ['{"detail"'], every: 1000 });
    const failure = failureOf(probe());
    await vi.advanceTimersByTimeAsync(22_000);
    expect(await failure).toMatchObject({ kind: 'http', status: 503, body: null });
  });

  it('treats a response that breaks off as a lost connection', async () => {
    answerInParts({ status: 200, parts: ['[1'], every: 5, breaks: true });
    expect(await failureOf(probe())).toMatchObject({ kind: 'network', message: 'Lost.', status: 200 });
  });
});

it('the text of a response joins a character that arrives in two parts', async () => {
  const bytes = new TextEncoder().encode('ሰላም');
  vi.stubGlobal('fetch', () => {
    const start = (body: ReadableStreamDefaultController<Uint8Array>) => {
      for (const part of [bytes.slice(0, 4), bytes.slice(4)]) body.enqueue(part);
      body.close();
    };
    return Promise.resolve(new Response(new ReadableStream({ start })));
  });
  expect(await probe()).toBe('ሰላም');
});
