import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createDatabase } from './database/create-database';
import { openIndexedDbStorage } from './database/indexed-db-storage';
import { createMemoryStorage } from './database/memory-storage';
import { apiHandlers } from './handlers/handlers';
import { isUnder } from './handlers/is-under';
import { createAccountStore } from './sign-in/create-account-store';
import { signInHandlers } from './sign-in/sign-in-handlers';

const shortestDelay = 150;
const longestDelay = 400;

/** Answers nothing, so the next handler does: skeletons and pending buttons show as they would on a good network. */
const networkDelay = http.all(isUnder('/api/'), async () => {
  await delay(shortestDelay + Math.random() * (longestDelay - shortestDelay));
});

/** Asked for anew each time: where a browser keeps nothing, naming it is an error. */
const accountStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
};

/** Answers the API in this browser from now on, and keeps what is posted across reloads. */
export async function startMocks(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The API cannot be answered in this browser: service workers need https or localhost. Open the page there, or set VITE_API_MOCKING=false and API_PROXY to a real server.',
    );
  }
  // Where a private window keeps nothing, the page still works until it is reloaded.
  const storage = await openIndexedDbStorage().catch(createMemoryStorage);
  const worker = setupWorker(
    networkDelay,
    ...apiHandlers(createDatabase({ storage })),
    ...signInHandlers(createAccountStore({ storage: accountStorage })),
  );
  await worker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
}
