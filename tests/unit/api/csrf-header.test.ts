import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { postJson } from '@/api/post-json';
import { server } from '#tests/server/server';

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

describe("Django's CSRF token", () => {
  it('is sent with a POST if the cookie is set', async () => {
    document.cookie = 'other=1';
    document.cookie = 'csrftoken=abc123';
    expect(await postedToken()).toBe('abc123');
  });

  it('is sent if its cookie is the first', async () => {
    document.cookie = 'other=; max-age=0';
    document.cookie = 'csrftoken=abc123';
    expect(await postedToken()).toBe('abc123');
  });

  it('is not sent without its cookie', async () => {
    document.cookie = 'notcsrftoken=abc123';
    expect(await postedToken()).toBeNull();
    document.cookie = 'notcsrftoken=; max-age=0';
  });
});
