import { presentClient } from '@/mocks/sign-in/answers/present-client';
import type { Call } from './call';

/** An answer as most are: what was asked for, and the client as it is now, from which the SDK brings itself up to date. */
export const withClient = <Resource>({ state, now }: Call, response: Resource) => ({
  response,
  client: presentClient(state, now),
});
