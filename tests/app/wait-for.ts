import { waitFor as waitForPage } from '@testing-library/react';

/**
 * Waits for what draws nothing. The other `waitFor` looks again when the page changes, and else every 50 ms
 * only.
 */
export const waitFor = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  waitForPage(check, { interval: 5 });
