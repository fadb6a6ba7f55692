import { csrfHeader } from './csrf-header';
import { request } from './request';

/** POSTs a value as JSON. Resolves on any 2xx with the parsed body, null where there is none; see `request` for failures. */
export async function postJson(path: `/api/${string}`, value: unknown): Promise<unknown> {
  const response = await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...csrfHeader() },
    body: JSON.stringify(value),
  });
  return response.json().catch(() => null);
}
