import { HttpResponse } from 'msw';
import { isRecord } from '@/lib/parse-values';

/** The object that a request's JSON body holds, or the answer to a body that holds none. */
export async function readJson(request: Request): Promise<Record<string, unknown> | Response> {
  let body: unknown;
  try {
    body = await request.json();
  } catch (error) {
    return HttpResponse.json({ detail: `JSON parse error - ${String(error)}` }, { status: 400 });
  }
  if (isRecord(body)) return body;
  const message = 'Invalid data. Expected a dictionary.';
  return HttpResponse.json({ non_field_errors: [message] }, { status: 400 });
}
