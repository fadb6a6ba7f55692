import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionStore } from '@/account/session';
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
import { storeEntries } from '#tests/server/stored-entries';
import { hana, signIn } from '#tests/app/sign-in';
import { waitFor } from '#tests/app/wait-for';

const name = { field: { kind: 'box' } as const, owner: null };
const own = { ...name, owner: hana.id };
const text = 'A second-hand fridge';
const submit = (shown: string, key: UnsentKey = name) => submitUnsent(key, shown, createQueryClient());
/** Does what the box does; true if it was sent. */
const send = () =>
  submit(text).then(
    () => true,
    () => false,
  );
/** After a reload the box shows it after the submitted text. */
const typeSince = (typed: string) => changeUnsent(name, ({ submitted }) => ({ text: typed, submitted }));
const sentBy = (api: ReturnType<typeof storeEntries>) => api.stored.map(({ message }) => message);

/** A server that was unreachable when the text was sent, and answers now. */
async function failOnce() {
  const api = storeEntries();
  api.answer = 'unreachable';
  expect(await send()).toBe(false);
  api.answer = 'created';
  return api;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

// The simulation proves that it is sent once across tabs, reloads and lost answers.
describe('a request', () => {
  it('has one key for all attempts, and a new one after a refusal', async () => {
    const api = await failOnce();
    api.answer = 400;
    await send();
    api.answer = 'created';
    expect(await send()).toBe(true);
    expect(api.keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
    expect(api.keys[1]).toBe(api.keys[0]);
    expect(api.keys[2]).not.toBe(api.keys[0]);
  });

  it.each([
    ['is older', { created_at: dateBefore(3_600_000) }],
    ['has no date, in a list that was not known before', {}],
  ])('is sent although one with the same words %s', async (_what, date) => {
    const api = storeEntries([{ id: 1, name: 'Anonymous', message: text, ...date }], { dated: false });
    api.answer = 'unreachable';
    await send();
    api.answer = 'created';
    expect(await send()).toBe(true);
    expect(api.stored).toHaveLength(2);
  });

  it('stored by the server unnoticed is not sent twice, and later text is sent once', async () => {
    const api = storeEntries();
    api.answer = 'stored-but-silent';
    expect(await send()).toBe(false);
    typeSince('A stove ');
    api.answer = 'created';
    await submit(`${text} A stove`);
    expect(sentBy(api)).toEqual([text, 'A stove']);
    expect(unsentTexts.read()).toEqual([]);
  });

  it("that differs from the field's text is sent unchanged", async () => {
    const api = await failOnce();
    typeSince('A stove');
    await submit('A kettle');
    expect(sentBy(api)).toEqual(['A kettle']);
  });

  it.each([
    ['a second one is taken back while it is sent', 'A stove', `${text} A stove`],
    ['only a space was typed since', ' ', text],
  ])('is sent alone if %s', async (_what, typed, shown) => {
    const api = await failOnce();
    typeSince(typed);
    const isLeft = ({ text: left, submitted }: UnsentText) => left === 'A stove' && submitted === null;
    const stop = unsentTexts.subscribe(() => {
      if (unsentTexts.read().some(isLeft)) unsentTexts.update((all) => all.filter((one) => !isLeft(one)));
    });
    await submit(shown);
    stop();
    expect(sentBy(api)).toEqual([text]);
    expect(unsentTexts.read()).toEqual([]);
  });

  it('keeps later text if the earlier text cannot be sent', async () => {
    const api = await failOnce();
    api.answer = 'unreachable';
    typeSince('A stove');
    await expect(submit(`${text} A stove`)).rejects.toMatchObject({ name: 'ApiError' });
    expect(findUnsentText(name)).toMatchObject({ text: 'A stove', submitted: { text } });
  });

  it('joined with another by its writer is sent as one', async () => {
    const api = await failOnce();
    const edited = `${text} A stove`;
    changeUnsent(name, ({ submitted }) => ({
      text: edited,
      submitted: submitted && { ...submitted, isShown: true },
    }));
    await submit(edited);
    expect(sentBy(api)).toEqual([edited]);
  });

  it('that another tab has just sent is not sent again', async () => {
    const api = storeEntries();
    typeSince(text);
    // This page hears of it later.
    localStorage.setItem('gulit:unsent-texts', '[]');
    expect(await send()).toBe(true);
    await sendText(name, text, createQueryClient());
    expect(api.stored).toEqual([]);
  });

  it('waiting for its turn is not sent after its writer signed out', async () => {
    const api = storeEntries();
    let begin = () => {};
    const turn = new Promise<void>((resolve) => (begin = resolve));
    const request = (_name: string, work: () => Promise<unknown>) => turn.then(work);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    signIn();
    const sending = submit(text, own);
    await waitFor(() => expect(findUnsentText(own)?.submitted?.text).toBe(text));
    act(() => sessionStore.write({ status: 'signed-out' }));
    begin();
    await expect(sending).rejects.toThrow('another account');
    expect(api.stored).toEqual([]);
    expect(findUnsentText(own)?.submitted?.text).toBe(text);
  });
});
