import { useDeferredValue } from 'react';

/**
 * False while a component renders first, then true: what it lets wait does not hold up the first paint.
 * `initial` is true where nothing has to wait.
 */
export const useAfterFirstPaint = (initial = false): boolean => useDeferredValue(true, initial);
