import type { QueryClient } from '@tanstack/react-query';
import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createDatabase } from '@/mocks/database/create-database';
import { createMemoryStorage, openIndexedDbStorage } from '@/mocks/database/mock-state';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { isUnder } from '@/mocks/handlers/is-under';
import { createAccountStore, demonstrationUsers } from '@/mocks/sign-in/accounts';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { whenIdle } from '@/platform/scheduling';
import { createNetwork, networkHandlers } from './network';

/** Delays each response, in ms. Without a delay, skeletons and pending buttons would never be seen. */
const networkDelay = http.all(isUnder('/api/'), () => delay(150 + Math.random() * 250));

/** The settings for the provider's real SDK, which calls the mocked API. The import is large. */
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

/** Starts to mock the API and the sign-in provider in this browser. What people post survives a reload. */
export async function startMocks(): Promise<StartedMocks> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The API cannot be answered in this browser: service workers need https or localhost. Open the page there, or set VITE_API_MOCKING=false and API_PROXY to a real server.',
    );
  }
  // A private window may have no IndexedDB. The memory storage lasts until a reload.
  const storage = await openIndexedDbStorage().catch(createMemoryStorage);
  const database = createDatabase({ storage });
  const accounts = createAccountStore(storage);
  const network = createNetwork();
  const worker = setupWorker(
    ...networkHandlers(network),
    networkDelay,
    ...apiHandlers(database, async () => (await accounts.read()).session !== null),
    ...signInHandlers(accounts),
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
