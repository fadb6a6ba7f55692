import { describe, expect, it } from 'vitest';
import { startMockServer } from '#tests/unit/mocks/mock-server';

const comment = {
  product_id: 7,
  image_id: 70,
  user_email: 'hana@example.com',
  comment: ' Is it still there? ',
  date_posted: '2026-03-10T09:00:00Z',
};

describe('/api/cat', () => {
  it('sends requests and comments in one list', async () => {
    const { send } = startMockServer();
    const entries: object[] = await (await send('/api/cat')).json();
    expect(entries.filter((entry) => 'message' in entry)).toHaveLength(24);
    expect(entries.filter((entry) => 'product_id' in entry)).toHaveLength(12);
  });

  it('keeps a request at the end of the list, dated by the server', async () => {
    const { send, postJson } = startMockServer();
    const response = await postJson('/api/cat', { name: 'Anonymous', message: 'Looking for a bicycle' });
    const stored = {
      id: 100_000,
      name: 'Anonymous',
      message: 'Looking for a bicycle',
      created_at: '2026-03-10T12:30:00.000+03:00',
    };
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(stored);
    expect((await (await send('/api/cat')).json()).at(-1)).toEqual(stored);
  });

  it('knows a comment by its product', async () => {
    const { postJson } = startMockServer();
    const response = await postJson('/api/cat', { ...comment, product_id: '7' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ...comment,
      id: 100_000,
      comment: 'Is it still there?',
      date_posted: '2026-03-10T12:00:00.000+03:00',
    });
  });

  const blank = ['This field may not be blank.'];
  it.each([
    [{ name: 'Hana', message: '   ' }, { message: blank }],
    [
      { name: '', message: '' },
      { name: blank, message: blank },
    ],
    [{}, { name: ['This field is required.'], message: ['This field is required.'] }],
    [{ name: 'Hana', message: null }, { message: ['This field may not be null.'] }],
    [{ ...comment, comment: ' ' }, { comment: blank }],
    [{ ...comment, product_id: 'x' }, { product_id: ['A valid integer is required.'] }],
    [{ ...comment, user_email: 'hana' }, { user_email: ['Enter a valid email address.'] }],
    [[], { non_field_errors: ['Invalid data. Expected a dictionary.'] }],
  ])('refuses %j', async (body, errors) => {
    const { send, postJson } = startMockServer();
    const response = await postJson('/api/cat', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(errors);
    expect(await (await send('/api/cat')).json()).toHaveLength(36);
  });

  it('refuses what is no JSON', async () => {
    const { send } = startMockServer();
    const response = await send('/api/cat', { method: 'POST', body: '{' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/^JSON parse error/) });
  });
});
