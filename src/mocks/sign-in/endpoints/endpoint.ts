import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { presentClient } from '@/mocks/sign-in/answers/present-client';
import { Refusal } from '@/mocks/sign-in/answers/refusal';
import type { AccountStore } from '@/mocks/sign-in/create-account-store';
import { frontendApiHost } from '@/mocks/sign-in/frontend-api-host';
import type { Call, Method } from './call';
import { readRequest } from './read-request';

function answerRefusal(error: unknown, accounts: AccountStore): Response {
  if (!(error instanceof Refusal)) throw error;
  const { status, answer } = error;
  // A tab that does not know that another one has signed in learns it here, and takes that session over.
  const client = answer.code === 'session_exists' && presentClient(accounts.read(), accounts.now());
  return HttpResponse.json({ errors: [answer], ...(client && { meta: { client } }) }, { status });
}

/** Answers one method of a path, the changes that it makes being kept. Another method is left to the next handler. */
export const endpoint = (
  accounts: AccountStore,
  method: Method,
  path: `/${string}`,
  answer: (call: Call) => JsonBodyType,
): HttpHandler =>
  http.all(`https://${frontendApiHost}/v1${path}`, async ({ request, params }) => {
    const asked = await readRequest(request);
    if (asked.method !== method) return undefined;
    const now = accounts.now();
    const id = typeof params['id'] === 'string' ? params['id'] : '';
    const reply = (state: Call['state']) => answer({ ...asked, state, now, id });
    try {
      return HttpResponse.json(method === 'GET' ? reply(accounts.read()) : accounts.update(reply));
    } catch (error) {
      return answerRefusal(error, accounts);
    }
  });
