import { useCallback, useRef, useState } from 'react';
import { providerMessage } from './provider-message';

/** Runs one call to the provider at a time, and keeps what went wrong in words for people. */
export function useAttempt(otherwise: string) {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Two taps come before the first of them is rendered.
  const isRunning = useRef(false);
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setRunning(true);
      setError(null);
      try {
        await work();
      } catch (cause) {
        setError(providerMessage(cause, otherwise));
      }
      isRunning.current = false;
      setRunning(false);
    },
    [otherwise],
  );
  return { running, error, attempt };
}
