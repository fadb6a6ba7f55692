import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/app';

let visits = 0;

/** Opens the app at an address as a visitor does, with a fresh cache and no second tries. */
export function openApp(address: string, state: unknown = null) {
  visits += 1;
  window.history.replaceState({ usr: state, key: `visit-${visits}` }, '', address);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const user = userEvent.setup();
  const view = render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>,
  );
  return { user, queryClient, ...view };
}
