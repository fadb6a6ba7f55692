import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { AccountState } from './accounts';
import type { AccountStore } from './create-account-store';
import { frontendApiHost } from './mock-settings';
import { presentClient } from './present';
import { Refusal } from './refusals';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A parsed request to the Frontend API, with the state that it reads and changes. */
export interface Call {
  state: AccountState;
  now: number;
  /** The `:id` in the path; '' if there is none. */
  id: string;
  /** The id of the session in which the SDK sends the request. */
  sessionId: string | null;
  fields: URLSearchParams;
}

/** The fields of a request and its method. Clerk's SDK sends PATCH and DELETE as POST with `_method`. */
async function readRequest(request: Request) {
  const query = new URL(request.url).searchParams;
  // A clone, because other handlers read the body too.
  const fields = new URLSearchParams(await request.clone().text());
  return {
    method: query.get('_method') ?? fields.get('_method') ?? request.method,
    sessionId: query.get('_clerk_session_id'),
    fields,
  };
}

/** A response with the current client, with which the SDK updates its own. */
export const withClient = <Resource>({ state, now }: Call, response: Resource) => ({
  response,
  client: presentClient(state, now),
});

function answerRefusal(error: unknown, accounts: AccountStore): Response {
  if (!(error instanceof Refusal)) throw error;
  const { status, answer } = error;
  // A tab learns from the client that another tab has signed in.
  const client = answer.code === 'session_exists' && presentClient(accounts.read(), accounts.now());
  return HttpResponse.json({ errors: [answer], ...(client && { meta: { client } }) }, { status });
}

/** Handles one method of a path and stores its changes. Other methods are left to the next handler. */
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
