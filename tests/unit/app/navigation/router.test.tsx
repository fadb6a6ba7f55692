import { screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from '@/app/navigation/router';

afterEach(() => vi.unstubAllGlobals());

it('shows the page that was opened while the first one rendered', async () => {
  // Renders as in a browser: within `act` React draws everything at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  window.history.replaceState(null, '', '/first');
  function Page() {
    const { pathname } = useLocation();
    if (window.location.pathname === '/first') {
      window.history.pushState(null, '', '/second');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    return `This is ${pathname}`;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  startTransition(() => {
    root.render(
      <Router>
        <Page />
      </Router>,
    );
  });
  expect(await screen.findByText('This is /second')).toBeVisible();
  root.unmount();
  place.remove();
});
