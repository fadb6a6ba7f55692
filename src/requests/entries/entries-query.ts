import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';
import { parseEntries } from './parse-entries';

/** Requests and comments (spec section 7, `GET /api/cat`), without a slash at its end. */
export const entriesQuery = queryOptions({
  queryKey: ['cat'],
  queryFn: async ({ signal }) => parseEntries(await getJson('/api/cat', v.array(v.unknown()), signal)),
});
