import { HttpResponse } from 'msw';
import { isRecord } from '@/platform/parse-values';

/** The JSON object of a request's body, or the 400 answer where there is none. */
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
