import type { Listing } from './listing';

export interface Catalogue {
  /** `cached` by the last visit, `partial` until all rows of the server have arrived, or `complete`. */
  status: 'cached' | 'partial' | 'complete';
  /** Newest first. */
  listings: readonly Listing[];
  /** When the listings were current, in ms by this device's clock; undefined while they arrive. */
  asOf?: number;
}
