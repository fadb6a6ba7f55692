import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionStore, type User } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { sendText } from '@/requests/sending/send-text';
import {
  type UnsentKey,
  type UnsentText,
  changeUnsent,
  findUnsentText,
  submitUnsent,
  unsentTexts,
} from '@/requests/sending/unsent-texts';
import { dateBefore } from '#tests/data/clock';
import { server } from '#tests/server/server';
import { hana, signIn } from '#tests/app/sign-in';

const biruk: User = { ...hana, id: 'user_biruk', email: 'biruk@example.com' };
type Answer = 'created' | 'stored-then-500' | 'stored-but-silent' | 'unreachable' | 400;

/** A server that stores entries and lists what it has. */
function serveEntries({ dated = true } = {}) {
  const stored: Record<string, unknown>[] = [];
  const state = { answer: 'created' as Answer, keys: [] as (string | null)[], stored };
  server.use(
    http.get('*/api/cat', () => HttpResponse.json(stored)),
    http.post('*/api/cat', async ({ request }) => {
      state.keys.push(request.headers.get('idempotency-key'));
      if (state.answer === 'unreachable') return HttpResponse.error();
      if (state.answer === 400) return HttpResponse.json({ message: ['No.'] }, { status: 400 });
      const row = {
        ...Object(await request.json()),
        id: stored.length + 1,
        ...(dated && { created_at: dateBefore(0) }),
      };
      stored.push(row);
      if (state.answer === 'stored-then-500') return HttpResponse.json({}, { status: 500 });
      return state.answer === 'created' ? HttpResponse.json(row, { status: 201 }) : HttpResponse.error();
    }),
  );
  return state;
}

const name = { field: { kind: 'box' } as const, owner: null };
const text = 'A second-hand fridge';
const submit = (shown: string, key: UnsentKey = name) => submitUnsent(key, shown, createQueryClient());
/** As the box does it; true where it was sent. */
const send = () =>
  submit(text).then(
    () => true,
    () => false,
  );
/** After a reload: the box shows it behind what was submitted. */
const typeSince = (typed: string) => changeUnsent(name, ({ submitted }) => ({ text: typed, submitted }));

/** One after the other, as a browser's locks have it; jsdom has none. */
function provideLocks(): void {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    turn = turn.then(work, work);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a request', () => {
  it.each(['stored-then-500', 'stored-but-silent'] as const)(
    'that was %s is found on the server and not sent again, by the next page load either',
    async (answer) => {
      const api = serveEntries();
      api.answer = answer;
      expect(await send()).toBe(false);
      expect(findUnsentText(name)?.submitted?.text).toBe(text);
      api.answer = 'created';
      expect(await send()).toBe(true);
      expect(api.stored).toHaveLength(1);
      expect(unsentTexts.read()).toEqual([]);
    },
  );

  it('that never arrived is sent again under the same key', async () => {
    const api = serveEntries();
    api.answer = 'unreachable';
    await send();
    api.answer = 'created';
    expect(await send()).toBe(true);
    expect(api.stored).toHaveLength(1);
    expect(api.keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
    expect(api.keys[1]).toBe(api.keys[0]);
  });

  it('that the server refused may be sent as a new one', async () => {
    const api = serveEntries();
    api.answer = 400;
    await send();
    api.answer = 'created';
    await send();
    expect(api.keys[1]).not.toBe(api.keys[0]);
  });

  it('is not taken for an older one that says the same', async () => {
    const api = serveEntries();
    api.stored.push({ id: 1, name: 'Anonymous', message: text, created_at: dateBefore(3_600_000) });
    api.answer = 'unreachable';
    await send();
    api.answer = 'created';
    expect(await send()).toBe(true);
    expect(api.stored).toHaveLength(2);
  });

  it('is sent rather than lost where an undated list was not known before', async () => {
    const api = serveEntries({ dated: false });
    api.stored.push({ id: 1, name: 'Anonymous', message: text });
    api.answer = 'unreachable';
    await send();
    api.answer = 'created';
    expect(await send()).toBe(true);
    expect(api.stored).toHaveLength(2);
  });

  it('that was stored unseen and stands before what was typed since is not sent twice, and the other once', async () => {
    const api = serveEntries();
    api.answer = 'stored-but-silent';
    expect(await send()).toBe(false);
    typeSince('A stove ');
    api.answer = 'created';
    await submit(`${text} A stove`);
    expect(api.stored.map(({ message }) => message)).toEqual([text, 'A stove']);
    expect(unsentTexts.read()).toEqual([]);
  });

  it('that is another text than what stands there goes as it is', async () => {
    const api = serveEntries();
    api.answer = 'unreachable';
    await send();
    typeSince('A stove');
    api.answer = 'created';
    const other = 'A kettle';
    await submit(other);
    expect(api.stored.map(({ message }) => message)).toEqual([other]);
  });

  it.each([
    ['a second one is taken back while it is sent', 'A stove', `${text} A stove`],
    ['only a space was typed since', ' ', text],
  ])('goes alone where %s', async (_what, typed, shown) => {
    const api = serveEntries();
    api.answer = 'unreachable';
    await send();
    typeSince(typed);
    api.answer = 'created';
    const isLeft = ({ text: left, submitted }: UnsentText) => left === 'A stove' && submitted === null;
    const stop = unsentTexts.subscribe(() => {
      if (unsentTexts.read().some(isLeft)) unsentTexts.update((all) => all.filter((one) => !isLeft(one)));
    });
    await submit(shown);
    stop();
    expect(api.stored.map(({ message }) => message)).toEqual([text]);
    expect(unsentTexts.read()).toEqual([]);
  });

  it('keeps what was typed since where what stands before it cannot be sent', async () => {
    const api = serveEntries();
    api.answer = 'unreachable';
    await send();
    typeSince('A stove');
    await expect(submit(`${text} A stove`)).rejects.toMatchObject({ name: 'ApiError' });
    expect(findUnsentText(name)).toMatchObject({ text: 'A stove', submitted: { text } });
  });

  it('that was put together with another by its writer goes as one', async () => {
    const api = serveEntries();
    api.answer = 'unreachable';
    await send();
    const edited = `${text} A stove`;
    changeUnsent(name, ({ submitted }) => ({
      text: edited,
      submitted: submitted && { ...submitted, isShown: true },
    }));
    api.answer = 'created';
    await submit(edited);
    expect(api.stored.map(({ message }) => message)).toEqual([edited]);
  });

  it('submitted in another tab while one is on its way arrives as well', async () => {
    provideLocks();
    const api = serveEntries();
    const other = 'A washing machine';
    let second: Promise<void> | undefined;
    server.use(
      http.post('*/api/cat', () => {
        second ??= submit(other);
      }),
    );
    expect(await send()).toBe(true);
    await second;
    expect(api.stored.map(({ message }) => message)).toEqual([text, other]);
    expect(unsentTexts.read()).toEqual([]);
  });

  it('is kept before it leaves, and offered by the next page load', async () => {
    serveEntries();
    const sending = send();
    const kept: unknown = JSON.parse(localStorage.getItem('gulit:unsent-texts') ?? 'null');
    expect(kept).toMatchObject([
      { field: { kind: 'box' } as const, text: '', submitted: { text, isShown: false } },
    ]);
    await sending;
  });

  it('of nobody belongs to the first account that signs in, and to no other', async () => {
    const api = serveEntries();
    api.answer = 'unreachable';
    await send();
    signIn();
    expect(findUnsentText({ field: { kind: 'box' } as const, owner: hana.id })?.submitted?.text).toBe(text);
    expect(findUnsentText(name)).toBeNull();
    act(() => sessionStore.write({ status: 'signed-out' }));
    signIn(biruk);
    expect(findUnsentText({ field: { kind: 'box' } as const, owner: biruk.id })).toBeNull();
    const foreign = { field: { kind: 'box' } as const, owner: hana.id };
    await expect(sendText(foreign, text, createQueryClient())).rejects.toThrow('another account');
    expect(api.stored).toEqual([]);
  });

  it('of nobody belongs to an account that has one in the same field already, too', async () => {
    const api = serveEntries();
    const own = { field: { kind: 'box' } as const, owner: hana.id };
    changeUnsent(own, () => ({ text: 'An oven', submitted: null }));
    api.answer = 'unreachable';
    await send();
    signIn();
    expect(findUnsentText(own)?.submitted?.text).toBe(text);
    act(() => sessionStore.write({ status: 'signed-out' }));
    signIn(biruk);
    expect(findUnsentText({ field: { kind: 'box' } as const, owner: biruk.id })).toBeNull();
    signIn();
    api.answer = 'created';
    await submit(text, own);
    expect(api.stored).toHaveLength(1);
    expect(findUnsentText(own)?.text).toBe('An oven');
  });

  it('that arrived before its writer signed in is not sent again in their name', async () => {
    const api = serveEntries();
    api.stored.push({ id: 9, name: 'Abebe', message: text, created_at: dateBefore(0) });
    api.answer = 'stored-then-500';
    await send();
    signIn();
    api.answer = 'created';
    const own = { field: { kind: 'box' } as const, owner: hana.id };
    await submit(text, own);
    expect(api.stored).toHaveLength(2);
  });

  it('with half a record in the storage reads as none', () => {
    localStorage.setItem(
      'gulit:unsent-texts',
      JSON.stringify([{ field: { kind: 'box' } as const, owner: 7 }, null, 'x']),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'gulit:unsent-texts' }));
    expect(unsentTexts.read()).toEqual([]);
  });
});

it('a comment that was stored and answered with a fault is not sent twice', async () => {
  signIn();
  const api = serveEntries();
  const field = { field: { kind: 'comment', productId: '7', imageId: '2' } as const, owner: hana.id };
  const post = () =>
    submit('Nice!', field).then(
      () => true,
      () => false,
    );
  api.answer = 'stored-then-500';
  expect(await post()).toBe(false);
  api.answer = 'created';
  expect(await post()).toBe(true);
  expect(api.stored).toHaveLength(1);
});
