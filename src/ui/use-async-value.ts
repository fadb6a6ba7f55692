import { useEffect, useState } from 'react';

/**
 * What some work comes to; until then what the work before it came to, at first nothing. The work must keep its
 * identity, or it is done again. Where it may fail, it says itself what stands for its value.
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
