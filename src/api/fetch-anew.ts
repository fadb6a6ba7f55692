import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { askPastCache } from './request';

/**
 * Fetches what the server has now. A request already in flight may miss what arrived since, so this waits for
 * it (others may need its answer) and then asks again. Rejects with an `ApiError`.
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
