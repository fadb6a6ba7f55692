import type { HttpHandler } from 'msw';
import { environment } from '@/mocks/sign-in/answers/environment';
import { presentClient } from '@/mocks/sign-in/answers/present-client';
import type { AccountStore } from '@/mocks/sign-in/create-account-store';
import { type Call, endpoint } from './endpoint';

const sendClient = ({ state, now }: Call) => ({ response: presentClient(state, now), client: null });

/** What the SDK asks when it starts. Its `PATCH /environment` only reports the page's origin. */
export const clientEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/dev_browser', () => ({ id: 'dvb_mock' })),
  endpoint(accounts, 'GET', '/environment', () => environment),
  endpoint(accounts, 'PATCH', '/environment', () => environment),
  endpoint(accounts, 'GET', '/client', sendClient),
];
