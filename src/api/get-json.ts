import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiPath } from './api-url';
import { distrustHttpCache, rejectAnswer } from './http-cache';
import { get, parseJson } from './request';

/**
 * Fetches what the server has now. A running call may have missed newer data, so another one follows it. Rejects with
 * an `ApiError`.
 */
export async function fetchFresh<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  distrustHttpCache();
  const fetchNow = () => client.fetchQuery({ ...query, staleTime: 0 });
  // The running call may fail.
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) await fetchNow().catch(() => {});
  return fetchNow();
}

/** GETs a path and returns its parsed body, of any shape. Rejects with an `ApiError`. */
export async function getJson(path: ApiPath, signal?: AbortSignal): Promise<unknown> {
  const body = parseJson(await get(path, signal && { signal }));
  return body === undefined ? rejectAnswer() : body;
}
