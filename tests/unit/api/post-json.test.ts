import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { postJson } from '@/api/post-json';
import { server } from '#tests/server/server';
import { answerInParts } from './answer-in-parts';
import { failureOf } from './failure-of';

const answer = (respond: () => Response) => server.use(http.post('*/api/probe/', respond));

describe('postJson', () => {
  it('sends the value as JSON', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/probe/', async ({ request }) => {
        sent.push(request.headers.get('content-type'), await request.json());
        return HttpResponse.json({ id: 7 }, { status: 201 });
      }),
    );
    expect(await postJson('/api/probe/', { name: 'Anonymous', message: 'ሰላም "you"' })).toEqual({ id: 7 });
    expect(sent).toEqual(['application/json', { name: 'Anonymous', message: 'ሰላም "you"' }]);
  });

  it.each([
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['a text', () => HttpResponse.text('Created')],
  ])('succeeds if the server accepts with %s', async (_what, respond) => {
    answer(respond);
    expect(await postJson('/api/probe/', {})).toBeNull();
  });

  it('succeeds if the server accepts and the body is cut off', async () => {
    answerInParts({ status: 201, parts: ['{"id"'], breaks: true });
    expect(await postJson('/api/probe/', {})).toBeNull();
  });

  it('gives up when nothing arrives for 30 s', async () => {
    vi.useFakeTimers();
    answerInParts({ status: 200, parts: [] });
    const failed = vi.fn();
    const failure = failureOf(postJson('/api/probe/', {})).finally(failed);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'timeout' });
  });
});
