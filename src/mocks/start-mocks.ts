import type { QueryClient } from '@tanstack/react-query';
import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createDatabase } from '@/mocks/database/create-database';
import { openIndexedDbStorage } from '@/mocks/database/indexed-db-storage';
import { createMemoryStorage } from '@/mocks/database/memory-storage';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { isUnder } from '@/mocks/handlers/is-under';
import { createAccountStore } from '@/mocks/sign-in/create-account-store';
import { demonstrationUsers } from '@/mocks/sign-in/demonstration-users';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { whenIdle } from '@/platform/scheduling';
import { createNetwork, networkHandlers } from './network';

const shortestDelay = 150;
const longestDelay = 400;

/**
 * Delays each request, and leaves the response to the next handler. Without a delay, skeletons and pending buttons
 * would never be seen.
 */
const networkDelay = http.all(isUnder('/api/'), async () => {
  await delay(shortestDelay + Math.random() * (longestDelay - shortestDelay));
});

/** Reads `localStorage` at each call, because mentioning it throws in a browser that blocks storage. */
const accountStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
};

/**
 * The settings for the provider's real SDK, which calls the mocked API. The SDK is large, so it is imported on demand.
 */
async function mockedSignIn() {
  const { Clerk } = await import('@clerk/clerk-js');
  // Created here, because in strict mode the SDK would create two instances.
  return { publishableKey: mockPublishableKey, Clerk: new Clerk(mockPublishableKey), demonstrationUsers };
}

interface StartedMocks {
  mockedSignIn: typeof mockedSignIn;
  /** Shows *Demo* once the browser is idle. */
  showTools: (queryClient: QueryClient) => void;
}

/**
 * From now on, responds to calls of the API and the sign-in provider in this browser. What people post survives a
 * reload.
 */
export async function startMocks(): Promise<StartedMocks> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The API cannot be answered in this browser: service workers need https or localhost. Open the page there, or set VITE_API_MOCKING=false and API_PROXY to a real server.',
    );
  }
  // A private window may have no IndexedDB. The memory storage lasts until a reload.
  const storage = await openIndexedDbStorage().catch(createMemoryStorage);
  const database = createDatabase({ storage });
  const network = createNetwork();
  const worker = setupWorker(
    ...networkHandlers(network),
    networkDelay,
    ...apiHandlers(database),
    ...signInHandlers(createAccountStore({ storage: accountStorage })),
  );
  await worker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
  return {
    mockedSignIn,
    showTools: (queryClient) =>
      void whenIdle(async () => {
        const { mountTools } = await import('@/mocks/tools/mock-tools');
        mountTools(queryClient, { database, network });
      }),
  };
}
