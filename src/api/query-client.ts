import { QueryCache, QueryClient } from '@tanstack/react-query';
import { minute } from '@/platform/time';
import { ApiError } from './api-error';
import { reportUnexpected } from './failure-advice';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | Error;
  }
}

const maxRetries = 2;

/** Whether another call may succeed: after no response, a 5xx, or an HTTP error with `Retry-After`. */
const isTemporary = ({ kind, status = 0, retryAfter }: ApiError): boolean =>
  kind === 'network' || (kind === 'http' && (status >= 500 || retryAfter !== undefined));

/** Whether another call would probably fail too. Then the call is repeated only after a tap. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && ['http', 'invalid-body'].includes(error.kind) && !isTemporary(error);

const mayRefetch = ({ state }: { state: { error: unknown } }) => !isRefused(state.error);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportUnexpected }),
    defaultOptions: {
      queries: {
        // Minutes rather than seconds: the catalogue is long and mobile data is expensive.
        staleTime: 5 * minute,
        // Browsers sometimes say that they are offline although they are not.
        networkMode: 'always',
        structuralSharing: false,
        retry: (failures, error) => failures < maxRetries && error instanceof ApiError && isTemporary(error),
        retryDelay: (failures, error) =>
          (error instanceof ApiError ? error.retryAfter : undefined) ?? 400 * 2 ** failures,
        retryOnMount: mayRefetch,
        refetchOnMount: mayRefetch,
        refetchOnWindowFocus: mayRefetch,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
