import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { bypassHttpCache, parseJson, request, unreadableAnswer } from './request';

/**
 * Fetches what the server has now. A call that is already running may miss newer data, so this waits until it ends
 * and then makes another one. Rejects with an `ApiError`.
 */
export async function fetchFresh<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  bypassHttpCache();
  const fetchNow = () => client.fetchQuery({ ...query, staleTime: 0 });
  // It does not matter if the running call fails.
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) await fetchNow().catch(() => {});
  return fetchNow();
}

/**
 * GETs a path and parses the body with the schema. A body that does not fit rejects with an 'invalid-body'
 * `ApiError`.
 */
export async function getJson<const Schema extends v.GenericSchema>(
  path: `/api/${string}`,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const { text } = await request(path, signal && { signal });
  const body = parseJson(text);
  const result = v.safeParse(schema, body);
  if (body !== undefined && result.success) return result.output;
  throw unreadableAnswer(undefined, result.issues);
}
