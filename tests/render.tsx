import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SignInProvider } from '@/account/sign-in-provider';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/app';

let visits = 0;

interface OpenOptions {
  /** The navigation state that the link before it passed. */
  state?: unknown;
  signIn?: SignInProvider;
}

/** Opens the app at an address as a visitor does, with a fresh cache and no second tries. */
export function openApp(address: string, { state = null, signIn = null }: OpenOptions = {}) {
  visits += 1;
  window.history.replaceState({ usr: state, key: `visit-${visits}` }, '', address);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const user = userEvent.setup();
  const view = render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} signIn={signIn} />
      </BrowserRouter>
    </StrictMode>,
  );
  return { user, queryClient, ...view };
}
