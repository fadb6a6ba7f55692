import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';

/** One call of the account pages, its answer read by `parse`. */
export const recordsQuery = <Answer>(endpoint: `/api/${string}/`, parse: (answer: unknown) => Answer) =>
  queryOptions({
    queryKey: ['records', endpoint],
    queryFn: async ({ signal }) => parse(await getJson(endpoint, v.unknown(), signal)),
    // A status is news, and no next user of this device may see it: it is asked for at each visit and not kept after.
    staleTime: 0,
    gcTime: 0,
  });
