import { useEffect, useState } from 'react';

/**
 * Returns the result of `work`. Until it resolves, returns the previous result or undefined. `work` must handle its own
 * failures and be stable, or it runs at each render.
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
