import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { askPastCache } from './request';

/**
 * What the server has now. An answer that is under way was asked for before, and may lack what has arrived
 * since: it is waited for, so that nobody else loses it, and asked for again. Rejects with an `ApiError`.
 */
export async function fetchAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  askPastCache();
  const fetchNow = () => client.fetchQuery({ ...query, staleTime: 0 });
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) await fetchNow().catch(() => {});
  return fetchNow();
}
