import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still mounted. A late response must not navigate after the visitor has left the page. */
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
