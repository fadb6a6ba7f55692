import { waitFor as waitForPage } from '@testing-library/react';

/** Waits for something that is not on the page. Testing Library's `waitFor` would check only every 50 ms. */
export const waitFor = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  waitForPage(check, { interval: 5 });
