import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { SignInProvider } from '@/account/sign-in-provider';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/app';
import { isFirstScreenDrawn } from '@/app/first-screen/draw-first-screen';
import { replaceFirstScreen } from '@/app/first-screen/hand-over';
import { fetchPageCode } from '@/app/routes/listing-routes';
import { catalogueQuery } from '@/listings/use-catalogue';
import { env } from '@/platform/env';
import { nameFirstHistoryEntry } from '@/platform/history-entries';

/** The real sign-in provider; null without its key. */
const realSignIn: SignInProvider =
  env.clerkPublishableKey === '' ? null : async () => ({ publishableKey: env.clerkPublishableKey });

const startMocks = async () => (await import('@/mocks/start-mocks')).startMocks();

interface ShowAppProps {
  root: HTMLElement;
  app: HTMLElement;
}

/** Puts the rendered app on the page. It is first in the tree, so that other effects can already measure the app. */
function ShowApp({ root, app }: ShowAppProps) {
  useLayoutEffect(() => {
    // In development, React runs effects twice.
    if (!app.isConnected) replaceFirstScreen(root, app);
  }, [root, app]);
  return null;
}

async function start(root: HTMLElement): Promise<void> {
  // The build replaces this variable by a constant, so a build without mocking drops the mocks.
  const mocks = import.meta.env.VITE_API_MOCKING === 'true' ? await startMocks() : null;
  nameFirstHistoryEntry();
  const queryClient = createQueryClient();
  // Requested before the first render, because every page needs the catalogue.
  void queryClient.prefetchQuery(catalogueQuery);
  // The first offers stay on screen until the page's code has loaded.
  if (isFirstScreenDrawn()) await fetchPageCode(window.location.pathname);
  const app = document.createElement('div');
  // In a transition React renders in slices of a few ms. In one go it would block a slow phone for a third of a second.
  startTransition(() => {
    createRoot(app).render(
      <StrictMode>
        <ShowApp root={root} app={app} />
        {/* Without transitions: they would render a changed address late, so a field whose value is in the address
            would lag. */}
        <BrowserRouter useTransitions={false}>
          <App queryClient={queryClient} signIn={realSignIn ?? mocks?.mockedSignIn ?? null} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  mocks?.showTools(queryClient);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    // Only a wrong configuration fails here, so the text is for the person who configures the app.
    root.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  });
}
