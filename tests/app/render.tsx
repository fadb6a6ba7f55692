import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SignInProvider } from '@/account/sign-in-provider';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/app';

let visits = 0;

interface OpenOptions {
  /** The navigation state that a link would pass. */
  state?: unknown;
  signIn?: SignInProvider;
  /** Whether everything renders twice and every effect runs twice, as in development. */
  strict?: boolean;
  /** How often a failed load is retried by itself. */
  retry?: number | false;
}

/** Opens the app at an address, with a fresh cache and no retries. */
export function openApp(address: string, options: OpenOptions = {}) {
  const { state = null, signIn = null, strict = false, retry = false } = options;
  visits += 1;
  window.history.replaceState({ usr: state, key: `visit-${visits}` }, '', address);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry } });
  // Nothing blocks the pointer, because no style sheet is loaded here.
  const visitor = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  // Types without pauses between the keys, to save time.
  const user = { ...visitor, type: visitor.setup({ delay: null }).type };
  const Mode = strict ? StrictMode : Fragment;
  const view = render(
    <Mode>
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} signIn={signIn} />
      </BrowserRouter>
    </Mode>,
  );
  return { user, queryClient, ...view };
}

/** Opens the app in strict mode, which finds effects that do not clean up. */
export const openStrictApp = (address: string, options: OpenOptions = {}) =>
  openApp(address, { ...options, strict: true });

/** Opens another page of the running app, as its links do. */
export function goTo(address: string, usr: unknown = null): void {
  visits += 1;
  act(() => {
    window.history.pushState({ usr, key: `visit-${visits}` }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
}
