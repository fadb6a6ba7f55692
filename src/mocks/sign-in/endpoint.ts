import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { AccountState, AccountStore } from './accounts';
import { frontendApiHost } from './mock-settings';
import { presentClient } from './present';
import { Refusal } from './refusals';

/** A parsed request to the Frontend API, with the state that it reads and changes. */
export interface Call {
  state: AccountState;
  /** The `:id` in the path; '' if there is none. */
  id: string;
  fields: URLSearchParams;
}

/** A response that contains the client. The SDK updates its own client from it. */
export const withClient = <Resource>({ state }: Call, response: Resource) => ({
  response,
  client: presentClient(state),
});

async function answerRefusal(error: unknown, accounts: AccountStore): Promise<Response> {
  if (!(error instanceof Refusal)) throw error;
  const { status, answer } = error;
  // A tab learns from the client that another tab has signed in.
  const client = answer.code === 'session_exists' && presentClient(await accounts.read());
  return HttpResponse.json({ errors: [answer], ...(client && { meta: { client } }) }, { status });
}

/** Handles one method of a path and stores its changes. Other methods are left to the next handler. */
export const endpoint = (
  accounts: AccountStore,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  answer: (call: Call) => JsonBodyType,
): HttpHandler =>
  http.all(`https://${frontendApiHost}/v1${path}`, async ({ request, params }) => {
    // A clone, because other handlers read the body too.
    const fields = new URLSearchParams(await request.clone().text());
    // Clerk's SDK sends PATCH and DELETE as POST with `_method`.
    const given = new URL(request.url).searchParams.get('_method') ?? fields.get('_method');
    if ((given ?? request.method) !== method) return undefined;
    const id = typeof params['id'] === 'string' ? params['id'] : '';
    try {
      return HttpResponse.json(await accounts.update((state) => answer({ state, id, fields })));
    } catch (error) {
      return answerRefusal(error, accounts);
    }
  });
