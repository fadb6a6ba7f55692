import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionStore } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { minute } from '@/platform/time';
import { entriesQuery, parseEntries } from '@/requests/entries/entries-query';
import { outgoing } from '@/requests/entries/entry';
import { seenUntil } from '@/requests/entries/request-news';
import { ownRequests } from '@/requests/entries/own-requests';
import { sendText } from '@/requests/sending/send-text';
import { type UnsentKey, submitUnsent, unsentTexts } from '@/requests/sending/unsent-texts';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { server } from '#tests/server/server';
import { hana, signIn } from '#tests/app/sign-in';

const text = 'A second-hand fridge';
const box = { field: { kind: 'box' } as const, owner: null };
const row = { id: 5, name: 'Anonymous', message: text, created_at: dateBefore(0) };

/**
 * A server that lists `rows`, and answers a post with these statuses in turn; what it was sent and what stood
 * in the list.
 */
function serve(rows: readonly object[] = [], statuses: readonly number[] = [201]) {
  const seen = { bodies: [] as unknown[], shown: [] as unknown[], keys: [] as unknown[] };
  server.use(
    http.get('*/api/cat', () => HttpResponse.json(rows)),
    http.post('*/api/cat', async ({ request }) => {
      const body = Object(await request.json());
      seen.bodies.push(body);
      seen.keys.push(request.headers.get('idempotency-key'));
      seen.shown.push(...outgoing.read().requests);
      const status = statuses[seen.bodies.length - 1] ?? 201;
      const stored = { id: 40 + seen.bodies.length, ...body, created_at: dateBefore(0) };
      return HttpResponse.json(status === 201 ? stored : {}, { status });
    }),
  );
  return seen;
}
/** A client that has the list of these rows on the page. */
function knowing(rows: readonly object[]) {
  const client = createQueryClient();
  client.setQueryData(entriesQuery.queryKey, parseEntries(rows));
  return client;
}
const send = (message = text, client = createQueryClient(), name: UnsentKey = box) =>
  submitUnsent(name, message, client).then(
    () => true,
    () => false,
  );

describe('a request', () => {
  it('goes as the server takes it, and stands in its list meanwhile', async () => {
    const { bodies, shown } = serve();
    expect(await send()).toBe(true);
    expect(bodies).toEqual([{ name: 'Anonymous', message: text }]);
    expect(shown).toMatchObject([
      { name: 'Anonymous', message: text, createdAt: fixedNow, isPending: true, id: expect.any(String) },
    ]);
    expect(outgoing.read().requests).toEqual([]);
  });

  it('goes in the name of who has signed in since it was typed', async () => {
    const { bodies } = serve();
    act(() => sessionStore.write({ status: 'loading' }));
    const sent = send();
    signIn();
    expect(await sent).toBe(true);
    expect(bodies).toEqual([{ name: hana.fullName, message: text }]);
    expect(unsentTexts.read()).toEqual([]);
  });

  it.each([
    ['the same', {}, 1],
    ['the same in other cases', { name: 'ANONYMOUS', message: text.toUpperCase() }, 1],
    ['somebody else’s', { name: 'Biruk' }, 2],
    ['another one', { message: 'A fridge' }, 2],
    ['one of yesterday', { created_at: dateBefore(86_400_000) }, 2],
  ])('whose answer was lost is sent again unless the list shows it: %s', async (_what, change, times) => {
    const { bodies } = serve([{ ...row, ...change }], [500]);
    expect(await send()).toBe(false);
    expect(await send()).toBe(true);
    expect(bodies).toHaveLength(times);
  });

  it('is not taken for one that the page had already in a list without dates', async () => {
    const before = { ...row, created_at: null };
    const { bodies, keys } = serve([before], [500]);
    expect(await send(text, knowing([before]))).toBe(false);
    expect(await send()).toBe(true);
    expect(bodies).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('has arrived where a list without dates shows one that the page did not have before', async () => {
    const { bodies } = serve([{ ...row, created_at: null }], [500]);
    expect(await send(text, knowing([]))).toBe(false);
    expect(await send()).toBe(true);
    expect(bodies).toHaveLength(1);
  });

  it('that another tab has sent meanwhile is not sent again', async () => {
    const { bodies } = serve();
    await sendText(box, text, createQueryClient());
    expect(bodies).toEqual([]);
  });
});

describe('the own requests', () => {
  const client = () => knowing([{ ...row, id: 4, message: 'An oven' }]);

  it('have the one that has just arrived', async () => {
    signIn();
    serve();
    await send(text, client(), { field: { kind: 'box' } as const, owner: hana.id });
    expect(ownRequests.read()).toMatchObject([{ id: '41', owner: hana.id }]);
  });

  it('have no answer to somebody else’s', async () => {
    serve();
    await send(`Re #4: Sofa ${location.origin}/nearby-detail?id=7`, client());
    expect(ownRequests.read()).toEqual([]);
  });

  it('have none that the list does not show', async () => {
    serve();
    await send();
    expect(ownRequests.read()).toEqual([]);
  });
});

describe('the own request', () => {
  const oven = { ...row, id: 4, message: 'An oven', created_at: dateBefore(minute) };

  it('is no news to its writer', async () => {
    serve();
    seenUntil.write(fixedNow - minute);
    await send(text, knowing([oven]));
    expect(seenUntil.read()).toBe(fixedNow);
  });

  it('leaves what is news', async () => {
    serve();
    seenUntil.write(fixedNow - 2 * minute);
    await send(text, knowing([oven]));
    expect(seenUntil.read()).toBe(fixedNow - 2 * minute);
  });

  it('does not begin to count news for who has never looked', async () => {
    serve();
    await send(text, knowing([oven]));
    expect(seenUntil.read()).toBeNull();
  });
});
