import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref that tells whether the component is still mounted, so that late work does not navigate away from another page.
 */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
