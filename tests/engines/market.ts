import { Agent, request as startRequest } from 'node:http';
import { frontendApiHost } from '@/mocks/sign-in/mock-settings';
import { freePort, readMedia, startDjango, stop } from '#tests/drf/programs';
import { createProviderHost } from './provider-host';
import { startSecureHosts, type Handler } from './secure-hosts';

/** The host name of the Django server. */
const host = 'gulit.example';

/** A listing as the Django server sends it. */
export interface ListedRow {
  id: number;
  product_name: string;
  email: string | null;
  product_photo: string;
  images: readonly { id: number; image: string }[];
}

export interface Entry {
  message: string | null;
  comment: string | null;
  user_email: string | null;
  image_id: number | null;
}

/** The built app with the Django server and the sign-in provider. A test can make the API unreachable. */
export async function startMarket(dist: string) {
  const django = `http://127.0.0.1:${await freePort()}`;
  const program = await startDjango(django, dist);
  const origin = `https://${host}`;
  const provider = createProviderHost(origin);
  const agent = new Agent({ keepAlive: false });
  let isReachable = true;
  const forward: Handler = async (request, response) => {
    const path = request.url ?? '/';
    if (!isReachable && path.startsWith('/api/')) return void response.destroy();
    const headers = { ...request.headers, 'x-forwarded-proto': 'https' };
    const call = startRequest(
      django + path,
      { agent, method: request.method ?? 'GET', headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    call.on('error', () => response.destroy());
    request.pipe(call);
  };
  const hosts = await startSecureHosts({ [host]: forward, [frontendApiHost]: provider.handle });
  return {
    origin,
    provider,
    proxy: hosts.proxy,
    /** Cuts the API's connections; true restores them. */
    reach(isBack: boolean): void {
      isReachable = isBack;
    },
    listings: async (): Promise<readonly ListedRow[]> => (await fetch(`${django}/api/products/`)).json(),
    entries: async (): Promise<readonly Entry[]> => (await fetch(`${django}/api/cat`)).json(),
    readMedia: (address: string) => readMedia(django, new URL(address).pathname),
    async close(): Promise<void> {
      hosts.close();
      await stop(program);
    },
  };
}

export type Market = Awaited<ReturnType<typeof startMarket>>;
