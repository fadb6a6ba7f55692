import { waitFor as waitForPage } from '@testing-library/react';

/**
 * Waits for something that is not drawn. Testing Library's `waitFor` checks only every 50 ms if the page does not
 * change.
 */
export const waitFor = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  waitForPage(check, { interval: 5 });
