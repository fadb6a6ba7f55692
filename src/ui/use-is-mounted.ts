import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, so that late work does not navigate away from another page. */
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
