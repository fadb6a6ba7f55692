import { QueryClient } from '@tanstack/react-query';
import { minute } from '@/platform/time';
import { ApiError } from './api-error';
import { errorKind } from './api-error-kinds';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | Error;
  }
}

const maximumRetries = 2;

/** Retry only what may pass by itself. */
const mayPass = (error: Error): boolean => error instanceof ApiError && errorKind(error).isRetryable(error);

/**
 * Whether asking again would fail the same way. Then only a tap asks again, not a late component or a return to
 * the window.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && errorKind(error).isConclusive && !mayPass(error);

const mayAsk = ({ state }: { state: { error: unknown } }) => !isRefused(state.error);

/**
 * Creates the query client of one page load. `networkMode` is 'always' because browsers report being offline
 * wrongly.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Minutes rather than seconds, because the catalogue is long and mobile data is expensive.
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
