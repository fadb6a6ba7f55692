import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

afterEach(() => {
  document.cookie = 'csrftoken=; max-age=0';
});

/** Sends a `POST` and returns the token that the server received. */
async function postedToken(): Promise<string | null> {
  let token: string | null = null;
  server.use(
    http.post('*/api/cat', ({ request }) => {
      token = request.headers.get('x-csrftoken');
      return HttpResponse.json({});
    }),
  );
  await postJson('/api/cat', {});
  return token;
}

it("Django's CSRF token is sent with a POST if the cookie is set", async () => {
  document.cookie = 'other=1';
  document.cookie = 'csrftoken=abc123';
  expect(await postedToken()).toBe('abc123');
});

it("Django's CSRF token is sent if its cookie is the first", async () => {
  document.cookie = 'other=; max-age=0';
  document.cookie = 'csrftoken=abc123';
  expect(await postedToken()).toBe('abc123');
});

it("Django's CSRF token is not sent without its cookie", async () => {
  document.cookie = 'notcsrftoken=abc123';
  expect(await postedToken()).toBeNull();
  document.cookie = 'notcsrftoken=; max-age=0';
});
