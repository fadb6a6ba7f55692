import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { type Store, createStore } from '@/platform/create-store';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { isUnder } from '@/mocks/handlers/is-under';

/** How the mocked servers can answer, with the labels in *Demo*. */
export const networks = {
  normal: 'Normal',
  slow: 'Slow (4 s)',
  offline: 'Offline',
  failing: 'Server errors',
  malformed: 'Malformed answers',
} as const;

const networkSchema = v.picklist(['normal', 'slow', 'offline', 'failing', 'malformed']);

export type Network = v.InferOutput<typeof networkSchema>;

/** The network that a text names; the normal one if it names none. */
export const parseNetwork = (text: unknown): Network => {
  const parsed = v.safeParse(networkSchema, text);
  return parsed.success ? parsed.output : 'normal';
};

const key = 'gulit:mock-network';

/** The network of this tab. A reload keeps it; a new tab starts with the normal one. */
export function createNetwork(): Store<Network> {
  const store = createStore(parseNetwork(readPersisted(key, 'sessionStorage')));
  /** Without storage, the choice lasts until a reload. */
  const keep = (network: Network) => writePersisted(key, network, 'sessionStorage');
  // Logging out clears the session storage, so the choice is stored again before the page is left.
  window.addEventListener('pagehide', () => keep(store.read()));
  return {
    ...store,
    write: (next) => {
      keep(next);
      store.write(next);
    },
  };
}

/** How long an answer takes on a slow network, in ms. */
const slowDelay = 4000;

const isApi = isUnder('/api/');
const isMedia = isUnder('/media/');
/** The API with its files, the sign-in provider and map tiles; not the page's own modules. */
const isRemote = ({ request }: { request: Request }): boolean =>
  isApi({ request }) || isMedia({ request }) || new URL(request.url).origin !== window.location.origin;

/** Answers as the network chosen in *Demo* demands, or leaves a request to the next handler. */
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
    // A captive portal or gateway answers 200 with a page of its own.
    if (network === 'malformed') return HttpResponse.html('<!doctype html><title>Welcome</title>');
    return undefined;
  }),
];
