import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sessionStore, type Session } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { failureAdvice, reportUnexpected } from '@/api/failure-advice';
import { createQueryClient } from '@/api/query-client';
import { minute } from '@/platform/time';
import { entriesQuery } from '@/requests/entries/entries-query';
import { ownRequests } from '@/requests/entries/own-requests';
import { seenUntil, useNewsCount } from '@/requests/entries/request-news';
import { sendText } from '@/requests/sending/send-text';
import { changeUnsent, storeSubmitted, unsentTexts, type UnsentKey } from '@/requests/sending/unsent-texts';
import { createGate } from '#tests/app/gate';
import { renderWithClient } from '#tests/app/render-with-client';
import { hana, signIn } from '#tests/app/sign-in';
import { waitFor } from '#tests/app/wait-for';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { clientWithEntries, serveEntries } from '#tests/server/entries';
import { server } from '#tests/server/server';

const text = 'A second-hand fridge';
const box = { field: { kind: 'box' } as const, owner: null };
const picture = { kind: 'comment', productId: '7', imageId: '2' } as const;
const old = { id: 4, name: 'Anonymous', message: 'An oven', created_at: dateBefore(minute) };
const row = { ...old, id: 5, message: text, created_at: dateBefore(0) };
const commentRow = {
  id: 5,
  product_id: 7,
  image_id: 2,
  user_email: hana.email,
  comment: text,
  date_posted: dateBefore(0),
};

const send = (client = createQueryClient(), key: UnsentKey = box, message = text) =>
  (storeSubmitted(key, message) ? sendText(key, message, client) : Promise.resolve()).then(
    () => true,
    () => false,
  );
const messages = (client: ReturnType<typeof createQueryClient>) =>
  client.getQueryData(entriesQuery.queryKey)?.requests.map(({ message }) => message);

it.each([
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', '1234567890123456'],
  ['7 a%20', '7 a%20'],
  ['', ''],
])('an entry sends the product %j as %j', async (productId, sent) => {
  signIn();
  const api = serveEntries();
  await send(createQueryClient(), { field: { ...picture, productId }, owner: hana.id });
  expect(api.bodies).toMatchObject([{ product_id: sent, image_id: 2 }]);
});

it('an entry is fetched again if the response does not contain it', async () => {
  const api = serveEntries([{ ...row, message: 'From the list' }]);
  api.status = 204;
  const client = clientWithEntries([old]);
  const stop = new QueryObserver(client, { ...entriesQuery, staleTime: Infinity }).subscribe(() => {});
  await send(client);
  expect(messages(client)).toContain('From the list');
  stop();
});

it('an entry stays in the list if an older response arrives after it', async () => {
  const api = serveEntries([old]);
  const client = clientWithEntries([old]);
  const { opened: held, open: answer } = createGate();
  const answerOld = () => held.then(() => HttpResponse.json([old]));
  server.use(http.get('*/api/cat', answerOld, { once: true }));
  const stop = new QueryObserver(client, { ...entriesQuery, staleTime: Infinity }).subscribe(() => {});
  void client.refetchQueries(entriesQuery);
  await send(client);
  expect(api.bodies).toHaveLength(1);
  answer();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(messages(client)).toContain(text);
  stop();
});

it.each([
  ['the same request', {}, 1],
  ['the same text in other cases', { name: 'ANONYMOUS', message: text.toUpperCase() }, 1],
  ['somebody else’s', { name: 'Biruk' }, 2],
  ['another text', { message: 'A fridge' }, 2],
  ['a text of yesterday', { created_at: dateBefore(86_400_000) }, 2],
])(
  'an entry whose response was lost is sent again unless the server’s list contains it: the list contains %s',
  async (_what, change, times) => {
    const api = serveEntries([{ ...row, ...change }]);
    api.status = 500;
    expect(await send()).toBe(false);
    api.status = 201;
    expect(await send()).toBe(true);
    expect(api.bodies).toHaveLength(times);
    expect(unsentTexts.read()).toEqual([]);
  },
);

it.each([
  ['the same comment', {}, 1],
  ['the same text in other cases', { user_email: 'HANA@example.com', comment: ` ${text.toUpperCase()} ` }, 1],
  ['a comment on another product', { product_id: 8 }, 2],
  ['a comment on another picture', { image_id: 3 }, 2],
  ['somebody else’s', { user_email: 'biruk@example.com' }, 2],
  ['another text', { comment: 'Nicer!' }, 2],
  ['a text of yesterday', { date_posted: dateBefore(86_400_000) }, 2],
])(
  'an entry whose response was lost is sent again unless the server’s list contains it: the list contains %s',
  async (_what, change, times) => {
    signIn();
    const key = { field: picture, owner: hana.id };
    const api = serveEntries([{ ...commentRow, ...change }]);
    api.status = 500;
    expect(await send(createQueryClient(), key)).toBe(false);
    api.status = 201;
    expect(await send(createQueryClient(), key)).toBe(true);
    expect(api.bodies).toHaveLength(times);
  },
);

const undated = { ...row, created_at: null };
it.each([
  ['knew the list without it', [], 1],
  ['knew a list with it', [undated], 2],
  ['knew no list', null, 2],
])(
  'an entry whose response was lost counts as arrived in a list without dates only if the page %s',
  async (_what, known, times) => {
    const api = serveEntries([undated]);
    api.status = 500;
    expect(await send(known ? clientWithEntries(known) : createQueryClient())).toBe(false);
    api.status = 201;
    expect(await send()).toBe(true);
    expect(api.bodies).toHaveLength(times);
    expect(new Set(api.keys).size).toBe(1);
  },
);

/** A server that was unreachable when the text was sent, and now responds. */
async function failOnce() {
  const api = serveEntries();
  api.status = 0;
  expect(await send()).toBe(false);
  api.status = 201;
  return api;
}

// The simulation proves that it is sent once across tabs, reloads and lost responses.
it('a request that failed keeps its idempotency key at each attempt, and gets a new one after a refusal', async () => {
  const api = await failOnce();
  api.status = 400;
  await send();
  api.status = 201;
  expect(await send()).toBe(true);
  expect(api.keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
  expect(api.keys[1]).toBe(api.keys[0]);
  expect(api.keys[2]).not.toBe(api.keys[0]);
});

it('a request that failed is sent as one request with the text that its writer added to it', async () => {
  const api = await failOnce();
  const edited = `${text} A stove`;
  changeUnsent(box, ({ attempt }) => ({ text: edited, attempt }));
  expect(await send(createQueryClient(), box, edited)).toBe(true);
  expect(api.rows).toMatchObject([{ message: edited }]);
  expect(api.keys[1]).not.toBe(api.keys[0]);
});

it('a request that failed keeps its idempotency key if its writer changes it and changes it back', async () => {
  const api = await failOnce();
  for (const typed of ['A stove', '', text]) changeUnsent(box, ({ attempt }) => ({ text: typed, attempt }));
  expect(await send()).toBe(true);
  expect(api.keys[1]).toBe(api.keys[0]);
});

describe('a text whose writer is no longer signed in', () => {
  const otherAccount = 'This text belongs to another account. Sign in to that account to send it.';
  const noProvider = "Sign-in isn't available right now. Check your connection and try again.";
  it.each<[string, UnsentKey['field'], Session, string]>([
    ['a request', box.field, { status: 'signed-out' }, otherAccount],
    ['a comment', picture, { status: 'signed-in', user: { ...hana, id: 'user_biruk' } }, otherAccount],
    ['a comment', picture, { status: 'unavailable' }, noProvider],
  ])('is kept with advice, and is not reported as a bug: %s', async (_what, field, session, advice) => {
    const api = serveEntries();
    const report = vi.spyOn(window, 'reportError').mockReturnValue();
    signIn();
    const key = { field, owner: hana.id };
    storeSubmitted(key, text);
    sessionStore.write(session);
    const error: unknown = await sendText(key, text, createQueryClient()).catch((reason: unknown) => reason);
    reportUnexpected(error);
    expect(report).not.toHaveBeenCalled();
    expect(error instanceof ApiError && failureAdvice(error)).toBe(advice);
    expect(unsentTexts.read()).toMatchObject([{ text, owner: hana.id }]);
    expect(api.bodies).toEqual([]);
  });
});

it('keeps a text that is typed while another is being sent', async () => {
  const api = serveEntries();
  const sending = send();
  changeUnsent(box, ({ attempt }) => ({ text: `${text} and a stove`, attempt }));
  expect(await sending).toBe(true);
  expect(unsentTexts.read().map((one) => one.text)).toEqual([`${text} and a stove`]);
  expect(api.bodies.length).toBeLessThanOrEqual(1);
});

it('own requests include a request that has just arrived', async () => {
  signIn();
  serveEntries();
  await send(clientWithEntries([old]), { ...box, owner: hana.id });
  expect(ownRequests.read()).toMatchObject([{ id: '1000', owner: hana.id }]);
});

it('own requests do not include a request that the list does not show', async () => {
  serveEntries();
  await send(createQueryClient());
  expect(ownRequests.read()).toEqual([]);
});

it.each([
  ['a request', text],
  ['an answer', `Re #4: Sofa ${location.origin}/nearby-detail?id=7`],
])('own requests are not counted as news if they are %s', async (_what, message) => {
  serveEntries();
  seenUntil.write(fixedNow - 2 * minute);
  const client = clientWithEntries([old]);
  await send(client, box, message);
  expect(client.getQueryData(entriesQuery.queryKey)?.requests).toHaveLength(2);
  expect(renderWithClient(useNewsCount, client).result.current).toBe(1);
});

it.each([
  ['is not reported as sent unless the server’s list has it', [], false],
  ['is reported as sent if the server’s list has it', [row], true],
])('a text that another tab has removed is not sent, and %s', async (_case, rows, isSent) => {
  const api = serveEntries(rows);
  storeSubmitted(box, text);
  unsentTexts.write([]);
  expect(await sendText(box, text, createQueryClient())).toBe(isSent);
  expect(api.bodies).toEqual([]);
});
