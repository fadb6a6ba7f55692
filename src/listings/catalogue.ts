import type { ApiError } from '@/api/api-error';
import type { Listing } from './listing';

/** The listings of the market as far as they are known. */
export interface Catalogue {
  /** Of the last visit, on its way, without its rest because the connection broke, or all there is. */
  status: 'cached' | 'partial' | 'cut-off' | 'whole';
  /** Newest first. */
  listings: readonly Listing[];
  /** When a cached one was written, by the clock of this device, in ms. */
  cachedAt?: number;
  /** Why the page says how to go on, where the whole takes very long; it may still come. */
  overdue?: ApiError;
}

/** Whether the server's answer is still to come, or its rest. */
export const isGrowing = ({ status }: Catalogue): boolean => status === 'partial' || status === 'cached';
