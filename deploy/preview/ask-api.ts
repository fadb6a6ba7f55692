import type { AskProducts } from './listing-catalogue';

/** In ms. Beyond what anybody waits for, so that a slow catalogue is there for the next. */
const timeout = 20_000;

/** Asks the API at an origin for its products. */
export const askApi =
  (origin: string): AskProducts =>
  (search, headers) =>
    fetch(`${origin}/api/products/${search}`, { headers, signal: AbortSignal.timeout(timeout) });
