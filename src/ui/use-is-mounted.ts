import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for work that ends later: nobody is led away from another page. */
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
