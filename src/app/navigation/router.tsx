import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The router of the app. It listens to the history from its first commit on: where the app is drawn in
 * portions, whoever goes back meanwhile would see the page they have left, under the address of another one.
 */
export function Router({ children }: { children: ReactNode }) {
  const [first] = useState(() => window.location.href);
  useLayoutEffect(() => {
    if (window.location.href !== first)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [first]);
  // As a transition, a changed address would render late, and a field whose value is in the address would lag.
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
