import { http, HttpResponse, type HttpHandler } from 'msw';
import { refusals } from './answers/refusals';
import type { AccountStore } from './create-account-store';
import { clientEndpoints } from './endpoints/client-endpoints';
import { sessionEndpoints } from './endpoints/session-endpoints';
import { signInEndpoints } from './endpoints/sign-in-endpoints';
import { signUpEndpoints } from './endpoints/sign-up-endpoints';
import { userEndpoints } from './endpoints/user-endpoints';
import { frontendApiHost } from './mock-settings';

/** Answers every other path, or the SDK's request would go to the network. */
const notFound = http.all(`https://${frontendApiHost}/v1/*`, ({ request }) => {
  const { status, answer } = refusals.pathNotFound(new URL(request.url).pathname);
  return HttpResponse.json({ errors: [answer] }, { status });
});

/** The part of Clerk's Frontend API that the SDK uses here, for the worker and for `msw/node`. */
export const signInHandlers = (accounts: AccountStore): HttpHandler[] => [
  ...clientEndpoints(accounts),
  ...signUpEndpoints(accounts),
  ...signInEndpoints(accounts),
  ...sessionEndpoints(accounts),
  ...userEndpoints(accounts),
  notFound,
];
