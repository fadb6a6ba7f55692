import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SignInProvider } from '@/account/sign-in-provider';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/app';

let visits = 0;

interface OpenOptions {
  /** The navigation state that a link would have passed. */
  state?: unknown;
  signIn?: SignInProvider;
  /** If true, everything renders twice and every effect runs again, as in development. */
  strict?: boolean;
  /** How often a failed load is retried automatically. */
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
  // No style sheet is loaded here, so nothing refuses the pointer.
  const visitor = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  // Types a text at once: a pause after each key would only take time.
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

/** The same in strict mode, for the pages with the most effects: an effect that does not clean up shows. */
export const openStrictApp = (address: string, options: OpenOptions = {}) =>
  openApp(address, { ...options, strict: true });

/** Goes to another page of the app that is open, as its own links do. */
export function goTo(address: string, usr: unknown = null): void {
  visits += 1;
  act(() => {
    window.history.pushState({ usr, key: `visit-${visits}` }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
}
