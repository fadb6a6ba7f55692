import { useDeferredValue } from 'react';

/**
 * Returns false in the first render and true in a second, deferred one, so that costly children do not delay the first
 * paint. With `initial` true it returns true at once.
 */
export const useAfterFirstPaint = (initial = false): boolean => useDeferredValue(true, initial);
