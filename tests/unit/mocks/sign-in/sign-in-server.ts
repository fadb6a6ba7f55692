import { getResponse } from 'msw';
import { createAccountStore } from '@/mocks/sign-in/create-account-store';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { memoryTextStorage } from '#tests/browser/memory-text-storage';

/** The moment at which the mocked provider of these tests stands still. */
export const now = Date.parse('2026-03-10T09:30:00Z');

type Fields = Record<string, string>;

const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const encode = (fields: Fields) => new URLSearchParams(fields).toString();

/** A mocked provider of a test's own, and how to ask it as the SDK does. */
export function startSignInServer({ storage = memoryTextStorage(), time = () => now } = {}) {
  const accounts = createAccountStore({ storage, now: time });
  const handlers = signInHandlers(accounts);

  async function send(path: string, init?: RequestInit) {
    const request = new Request(`https://mock.clerk.accounts.dev/v1${path}`, init);
    const response = await getResponse(handlers, request);
    return response
      ? { status: response.status, body: await response.json() }
      : { status: 599, body: 'no handler' };
  }
  const post = (path: string, fields: Fields = {}) =>
    send(path, { method: 'POST', headers, body: encode(fields) });

  return {
    accounts,
    get: (path: string) => send(path),
    post,
    patch: (path: string, fields: Fields) => post(`${path}?_method=PATCH`, fields),
    client: async () => (await send('/client')).body.response,
    /** Signs one of the demonstration's users in and gives the id of the session. */
    async signIn(identifier = 'hana@example.com', password = 'gulit-demo-1'): Promise<string> {
      const { body } = await post('/client/sign_ins', { identifier, password });
      return body.response.created_session_id;
    },
  };
}
