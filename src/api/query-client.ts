import { QueryClient } from '@tanstack/react-query';
import { minute } from '@/lib/time';
import { ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | Error;
  }
}

const maximumRetries = 2;

/** Only what may pass by itself is tried again: no answer, or a fault of the server. */
function mayPass(error: Error): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500))
  );
}

/** The query client of one page load. `networkMode` stays 'always': a failed fetch tells more than a guess of being offline. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Minutes, not seconds: a catalogue is long, and a phone's data are dear.
        staleTime: 5 * minute,
        networkMode: 'always',
        structuralSharing: false,
        retry: (failures, error) => failures < maximumRetries && mayPass(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
