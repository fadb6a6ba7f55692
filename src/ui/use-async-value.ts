import { useEffect, useState } from 'react';

/**
 * Returns the result of `work`, before that the previous result or undefined. `work` must be stable, or it runs at each
 * render, and it must handle its own failures.
 */
export function useAsyncValue<Value>(work: (() => Promise<Value>) | null | undefined): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isActive = true;
    void work?.().then((late) => isActive && setValue(() => late));
    return () => {
      isActive = false;
    };
  }, [work]);
  return value;
}
