import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { isUnder } from '@/mocks/handlers/is-under';
import { createStore, type Store } from '@/platform/create-store';
import { readPersisted, writePersisted } from '@/platform/persisted-json';

/** The conditions of the mocked network, with their labels in *Demo*. */
export const networks = {
  normal: 'Normal',
  slow: 'Slow (4 s)',
  offline: 'Offline',
  failing: 'Server errors',
  malformed: 'Malformed answers',
} as const;

export type Network = keyof typeof networks;

export const isNetwork = (name: unknown): name is Network =>
  typeof name === 'string' && Object.hasOwn(networks, name);

const key = 'gulit:mock-network';

/** The network of this tab, also after a reload. A new tab starts with the normal network. */
export function createNetwork(): Store<Network> {
  const chosen = readPersisted(key, 'sessionStorage');
  const store = createStore(isNetwork(chosen) ? chosen : 'normal');
  store.subscribe(() => void writePersisted(key, store.read(), 'sessionStorage'));
  return store;
}

/** How long a response takes on the slow network, in ms. */
const slowDelay = 4000;

const isApi = isUnder('/api/');
const isMedia = isUnder('/media/');
/** Whether a request goes to the API, its files or another host, instead of the app's own files. */
const isRemote = ({ request }: { request: Request }): boolean =>
  isApi({ request }) || isMedia({ request }) || new URL(request.url).origin !== window.location.origin;

/** Responds as the network chosen in *Demo* would, or leaves a request to the next handler. */
export const networkHandlers = ({ read }: Pick<Store<Network>, 'read'>): HttpHandler[] => [
  http.all(isRemote, async () => {
    const network = read();
    if (network === 'offline') return HttpResponse.error();
    if (network === 'slow') await delay(slowDelay);
    return undefined;
  }),

  http.all(isApi, () => {
    const network = read();
    if (network === 'failing')
      return HttpResponse.json({ detail: 'A server error occurred.' }, { status: 500 });
    // A captive portal sends a page of its own with status 200.
    if (network === 'malformed') return HttpResponse.html('<!doctype html><title>Welcome</title>');
    return undefined;
  }),
];
