import type { ApiError } from '@/api/api-error';
import type { Listing } from './listing';

/** The listings of the market, as far as they are known. */
export interface Catalogue {
  /** From the last visit, still loading, incomplete because the connection broke, or complete. */
  status: 'cached' | 'partial' | 'interrupted' | 'complete';
  /** Newest first. */
  listings: readonly Listing[];
  /** When a cached catalogue was written, in ms by this device's clock. */
  cachedAt?: number;
  /** Why the page offers a retry while loading takes very long. The rest may still arrive. */
  overdue?: ApiError;
}

/** Whether more of the server's answer is still to come. */
export const isGrowing = ({ status }: Catalogue): boolean => status === 'partial' || status === 'cached';
