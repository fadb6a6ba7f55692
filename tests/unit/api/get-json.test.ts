import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { fetchFresh, getJson } from '@/api/get-json';
import { server } from '#tests/server/server';
import { failureOf } from './failure-of';

const answer = (respond: () => Response | Promise<Response>) => server.use(http.get('*/api/probe/', respond));
const get = (signal = new AbortController().signal) => getJson('/api/probe/', signal);

describe('getJson', () => {
  it.each([null, [], { balance: '12.50' }, 'text', 0])('returns the body %j unchanged', async (body) => {
    answer(() => HttpResponse.json(body));
    expect(await get()).toEqual(body);
  });

  it.each([
    ['HTML', () => HttpResponse.html('<p>Hello</p>')],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['half of it', () => HttpResponse.text('{"balance": "1')],
  ])('fails with an invalid body if the response is %s', async (_what, respond) => {
    answer(respond);
    const failure = await failureOf(get());
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      kind: 'invalid-body',
      message: 'The answer has another shape than agreed.',
    });
  });

  it('rejects with an abort if its caller aborts', async () => {
    answer(() => HttpResponse.json({ balance: '1' }));
    expect(await failureOf(get(AbortSignal.abort()))).toMatchObject({ name: 'AbortError' });
  });
});

/** A query whose responses the test releases, oldest first. */
function createQuery() {
  const answers: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const queryFn = () => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject }));
  return { answers, query: { queryKey: ['entries'], queryFn, retry: false } };
}

/** Runs the callbacks of settled promises. */
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

it('a fresh fetch calls the server once if nothing is loading', async () => {
  const { answers, query } = createQuery();
  const client = new QueryClient();
  const result = fetchFresh(client, query);
  await nextTask();
  answers[0]?.resolve('now');
  await expect(result).resolves.toBe('now');
  expect(answers).toHaveLength(1);
});

it('a fresh fetch calls again after a running call, which still answers its own callers', async () => {
  const { answers, query } = createQuery();
  const client = new QueryClient();
  const before = client.fetchQuery(query);
  const result = fetchFresh(client, query);
  await nextTask();
  answers[0]?.resolve('before');
  await expect(before).resolves.toBe('before');
  await nextTask();
  answers[1]?.resolve('now');
  await expect(result).resolves.toBe('now');
});

it('a fresh fetch calls again if the running call fails, and rejects with the later error', async () => {
  const { answers, query } = createQuery();
  const client = new QueryClient();
  const before = client.fetchQuery(query).catch(() => 'failed');
  const result = fetchFresh(client, query);
  await nextTask();
  answers[0]?.reject(new Error('before'));
  await expect(before).resolves.toBe('failed');
  await nextTask();
  answers[1]?.reject(new Error('now'));
  await expect(result).rejects.toThrow('now');
});
