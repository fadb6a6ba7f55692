import type { Listing } from './listing';

export interface Catalogue {
  /** `cached` by the last visit, `partial` while loading, `interrupted` by a lost connection, or `complete`. */
  status: 'cached' | 'partial' | 'interrupted' | 'complete';
  /** Newest first. */
  listings: readonly Listing[];
  /** When a cached catalogue was written, in ms by this device's clock. */
  cachedAt?: number;
}

/** Whether the server's response has not ended yet. */
export const isGrowing = ({ status }: Catalogue): boolean => status === 'partial' || status === 'cached';
