import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { SignInProvider } from '@/account/sign-in-provider';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/app';
import { nameFirstEntry } from '@/lib/history-entries';
import '@/app/styles.css';
import { env } from '@/config/env';
import { productsQuery } from '@/listings/catalogue/products-query';

/** The real provider where there is a key; null where there is none. */
const realSignIn: SignInProvider =
  env.clerkPublishableKey === '' ? null : async () => ({ publishableKey: env.clerkPublishableKey });

/** Starts what answers in place of the servers; returns how to sign in there, and how to show its tools. */
async function startMocks() {
  const [mocks, { mockedSignIn }] = await Promise.all([
    import('@/mocks/start-mocks'),
    import('@/mocks/mocked-sign-in'),
  ]);
  return { ...(await mocks.startMocks()), mockedSignIn };
}

// The address changes at once, not when the page has time: a field whose value lives in it must never lag behind a finger.
async function start(root: HTMLElement): Promise<void> {
  // A constant of the build: without mocking this line and all it leads to is not in it.
  const mocks = import.meta.env.VITE_API_MOCKING === 'true' ? await startMocks() : null;
  nameFirstEntry();
  const queryClient = createQueryClient();
  // Every page needs the catalogue: ask for it before the first render.
  void queryClient.prefetchQuery(productsQuery);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} signIn={realSignIn ?? mocks?.mockedSignIn ?? null} />
      </BrowserRouter>
    </StrictMode>,
  );
  mocks?.showTools(queryClient);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    // Only a wrong set-up ends here, and whoever set it up reads this.
    root.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  });
}
