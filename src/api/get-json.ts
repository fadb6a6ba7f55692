import * as v from 'valibot';
import { parseJson, request, unreadableAnswer } from './request';

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
