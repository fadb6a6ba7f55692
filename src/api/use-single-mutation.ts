import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

interface SingleMutationOptions<Variables> {
  mutationFn: (variables: Variables) => Promise<unknown>;
  /** By default, an error is only logged to the console, and the visitor sees nothing. */
  onError?: (error: unknown) => void;
}

function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- React Query swallows the rejection
  console.error(error);
}

/** Like `useMutation`, but ignores a second call during the first: a tap may come before the button is disabled. */
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
