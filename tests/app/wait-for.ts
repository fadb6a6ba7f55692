import { waitFor as waitForPage } from '@testing-library/react';

/**
 * Waits for something that is not on the page. Testing Library's `waitFor` checks only every 50 ms while the page does
 * not change.
 */
export const waitFor = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  waitForPage(check, { interval: 5 });
