import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '@/platform/create-store';
import { parseListings } from '@/listings/parse-listings';
import { conditionHandlers } from '@/mocks/conditions/condition-handlers';
import { normalConditions, type Conditions } from '@/mocks/conditions/conditions';
import { createDatabase } from '@/mocks/database/create-database';
import { firstAddedId } from '@/mocks/database/mock-storage';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { createAccountStore } from '@/mocks/sign-in/create-account-store';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { fixedNow } from '#tests/data/clock';

const provider = 'https://mock.clerk.accounts.dev/v1/client';
const remote = ['/api/products/', '/api/cat', '/media/products/none.jpg', provider];
const near = '/api/products/nearby/?lat=9.01&lng=38.76&radius=5';

/** The mocked servers under these conditions, which a test may change. */
function start(part: Partial<Conditions> = {}) {
  const conditions = createStore<Conditions>({ ...normalConditions, ...part });
  const database = createDatabase({ now: () => fixedNow });
  const handlers = [
    ...conditionHandlers(conditions, database),
    ...apiHandlers(database),
    ...signInHandlers(createAccountStore({ storage: localStorage })),
  ];
  const send = (path: string, init?: RequestInit) =>
    getResponse(handlers, new Request(new URL(path, window.location.origin).href, init));
  return {
    conditions,
    database,
    send,
    rows: async (): Promise<{ id: number; verified: boolean }[]> =>
      (await send('/api/products/'))?.json() ?? [],
  };
}

describe('a normal network', () => {
  it.each(remote)('leaves %s as it is', async (path) => {
    const { send } = start();
    expect((await send(path))?.status).toBe(path.startsWith('/media/') ? 404 : 200);
  });
});

describe('offline', () => {
  it.each([...remote, 'https://tiles.example/1.png'])('%s is out of reach', async (path) => {
    const { send } = start({ network: 'offline' });
    expect((await send(path))?.type).toBe('error');
  });

  it.each(['/', '/src/api/request.ts', '/demo/laptop.webp'])('%s still comes with the page', async (path) => {
    const { send } = start({ network: 'offline' });
    expect(await send(path)).toBeUndefined();
  });
});

describe('a slow network', () => {
  beforeEach(() => void vi.useFakeTimers({ now: fixedNow }));
  afterEach(() => void vi.useRealTimers());

  it.each(remote)('lets %s wait for 4 s', async (path) => {
    const { send } = start({ network: 'slow' });
    const answered = vi.fn<(response: Response | undefined) => void>();
    void send(path).then(answered);
    await vi.advanceTimersByTimeAsync(3900);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.any(Response));
  });

  it('lets nothing of the page wait', async () => {
    const { send } = start({ network: 'slow' });
    expect(await send('/src/main.tsx')).toBeUndefined();
  });
});

describe.each(['/api/products/', near, '/api/cat', '/api/wallet/'])('%s', (path) => {
  it('fails on the server as Django REST Framework says it', async () => {
    const { send } = start({ network: 'failing' });
    const response = await send(path);
    expect(response?.status).toBe(500);
    expect(await response?.json()).toEqual({ detail: expect.stringMatching(/error/) });
  });

  it('sends what is no JSON, and says that all is well', async () => {
    const { send } = start({ network: 'malformed' });
    const response = await send(path);
    expect(response?.status).toBe(200);
    await expect(response?.json()).rejects.toThrow(SyntaxError);
  });
});

it.each(['failing', 'malformed'] as const)('%s servers leave the sign-in provider alone', async (network) => {
  const { send } = start({ network });
  expect(await (await send(provider))?.json()).toHaveProperty('response');
});

it('a condition holds from the next request on', async () => {
  const { conditions, send } = start();
  expect((await send('/api/cat'))?.status).toBe(200);
  conditions.write({ ...normalConditions, network: 'failing' });
  expect((await send('/api/cat'))?.status).toBe(500);
});

describe('the listings', () => {
  it('are none in the catalogue, and as they were elsewhere', async () => {
    const { rows, send } = start({ listings: 'none' });
    expect(await rows()).toEqual([]);
    expect(await (await send(near))?.json()).not.toEqual([]);
    expect(await (await send('/api/cat'))?.json()).not.toEqual([]);
    expect((await send(provider))?.status).toBe(200);
  });

  it('are 10,000 that the app can read, each under an id of its own, the real ones among them', async () => {
    const { rows, database } = start({ listings: 'many' });
    const many = await rows();
    expect(many).toHaveLength(10_000);
    expect(parseListings(many, fixedNow)).toHaveLength(10_000);
    expect(Math.max(...many.map(({ id }) => id))).toBeLessThan(firstAddedId);
    expect(many).toEqual(expect.arrayContaining(await database.products()));
  });

  it('show at once what the server has decided since', async () => {
    const { rows, database } = start({ listings: 'many' });
    const waiting = (await rows()).find(({ verified }) => !verified);
    await database.setVerified(waiting?.id ?? 0, true);
    expect((await rows()).find(({ id }) => id === waiting?.id)?.verified).toBe(true);
  });

  it('fail with the network', async () => {
    const { send } = start({ listings: 'none', network: 'failing' });
    expect((await send('/api/products/'))?.status).toBe(500);
  });
});
