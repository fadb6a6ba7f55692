import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ApiPath } from './api-url';
import { distrustHttpCache } from './http-cache';
import { get, parseJson, rejectAnswer } from './request';

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

/** GETs a path and parses the body with the schema. Rejects with an `ApiError`. */
export async function getJson<const Schema extends v.GenericSchema>(
  path: ApiPath,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const body = parseJson(await get(path, signal && { signal }));
  const result = v.safeParse(schema, body);
  if (body !== undefined && result.success) return result.output;
  return rejectAnswer(undefined, result.issues);
}
