import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

interface SingleMutationOptions<Variables> {
  mutationFn: (variables: Variables) => Promise<unknown>;
  /** Reports a failure. A caller that shows `error` may leave it out. */
  onError?: (error: unknown) => void;
}

function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- React Query swallows the rejection, so nobody would see the error
  console.error(error);
}

/**
 * Like `useMutation`, but ignores calls while one is running: a second tap can come before React renders the disabled
 * button.
 */
export function useSingleMutation<Variables = void>(options: SingleMutationOptions<Variables>) {
  const { mutationFn, onError = logFailure } = options;
  const isLocked = useRef(false);
  const { mutate, isPending, isError, error } = useMutation<unknown, unknown, Variables>({
    mutationFn: async (variables) => {
      try {
        await mutationFn(variables);
      } finally {
        isLocked.current = false;
      }
    },
    onError,
  });
  const run = useCallback(
    (variables: Variables) => {
      if (isLocked.current) return;
      isLocked.current = true;
      mutate(variables);
    },
    [mutate],
  );
  return { run, isRunning: isPending, isError, error };
}
