import type { Listing } from './listing';

/** The listings of the market, as far as they are known. */
export interface Catalogue {
  /** Stored by the last visit, still loading, cut off because the connection broke, or complete. */
  status: 'cached' | 'partial' | 'interrupted' | 'complete';
  /** Newest first. */
  listings: readonly Listing[];
  /** When a cached catalogue was written, in ms by this device's clock. */
  cachedAt?: number;
}

/** Whether more of the server's answer is still to come. */
export const isGrowing = ({ status }: Catalogue): boolean => status === 'partial' || status === 'cached';
