import { QueryClient } from '@tanstack/react-query';
import { minute } from '@/platform/time';
import { ApiError } from './api-error';
import { kindOf } from './api-error-kinds';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | Error;
  }
}

const maximumRetries = 2;

/** Only what may pass by itself is tried again. */
const mayPass = (error: Error): boolean => error instanceof ApiError && kindOf(error).isRetryable(error);

/**
 * A refusal, or an answer that cannot be read, would be the same again: only a tap asks once more, neither a
 * part that comes late nor a return to the window.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && kindOf(error).isConclusive && !mayPass(error);

const mayAsk = ({ state }: { state: { error: unknown } }) => !isRefused(state.error);

/**
 * The query client of one page load. `networkMode` is 'always', because browsers may be wrong about being
 * offline.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Minutes, not seconds, because the catalogue is long and mobile data are expensive.
        staleTime: 5 * minute,
        networkMode: 'always',
        structuralSharing: false,
        retry: (failures, error) => failures < maximumRetries && mayPass(error),
        retryDelay: (failures, error) =>
          (error instanceof ApiError ? error.retryAfter : undefined) ?? 400 * 2 ** failures,
        retryOnMount: mayAsk,
        refetchOnMount: mayAsk,
        refetchOnWindowFocus: mayAsk,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
