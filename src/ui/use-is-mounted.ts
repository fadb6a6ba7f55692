import { useEffect, useRef, type RefObject } from 'react';

/** A ref that says whether the component is still mounted. Late work must not navigate after the visitor has left. */
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
