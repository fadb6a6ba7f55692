import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { getJson } from '@/api/get-json';
import { server } from '#tests/server/server';
import { failureOf } from './failure-of';

const schema = v.object({ balance: v.pipe(v.string(), v.transform(Number)) });
const answer = (respond: () => Response | Promise<Response>) => server.use(http.get('*/api/probe/', respond));
const get = (signal = new AbortController().signal) => getJson('/api/probe/', schema, signal);

describe('getJson', () => {
  it('returns the body as the schema reads it', async () => {
    answer(() => HttpResponse.json({ balance: '12.50', other: 1 }));
    expect(await get()).toEqual({ balance: 12.5 });
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
    expect(failure).toMatchObject({ kind: 'invalid-body', cause: expect.anything() });
  });

  it.each([null, [], {}, { balance: 12 }, 'text', 0])(
    'fails with an invalid body for %j, and says why',
    async (body) => {
      answer(() => HttpResponse.json(body));
      const failure = await failureOf(get());
      expect(failure).toBeInstanceOf(ApiError);
      expect(failure).toMatchObject({ kind: 'invalid-body', cause: [expect.anything()] });
    },
  );

  it('rejects an empty response even if the schema accepts anything', async () => {
    answer(() => new HttpResponse(null, { status: 200 }));
    const failure = await failureOf(getJson('/api/probe/', v.unknown()));
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
