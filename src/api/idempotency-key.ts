import { createGlobalStore } from '@/platform/create-store';
import { ApiError } from './api-error';
import { kindOf } from './api-error-kinds';
import { apiUrl, isOwnOrigin } from './api-url';

/** The addresses whose preflight refuses the header. They are asked again by the next page load. */
const refusing = createGlobalStore(() => new Set<string>());

/** The IETF draft writes the key as a quoted string (docs/api.md, Exactly once). */
const header = (key: string) => ({ 'idempotency-key': `"${key}"` });

const answers = (address: string, headers: Record<string, string>): Promise<boolean> =>
  fetch(address, { method: 'HEAD', headers, cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Whether a call failed because of the header alone. A page cannot tell a refused preflight from a lost
 * connection, so the same address is asked without the header and with it.
 */
async function refusesHeader(address: string): Promise<boolean> {
  return (await answers(address, {})) && !(await answers(address, header('probe')));
}

/**
 * Sends a write with its key, which is the same over all its attempts, so that a server that knows the header
 * stores it once: a browser itself repeats a POST whose kept-alive connection was closed without an answer, and
 * no page can see it. A server of another origin whose preflight refuses the header gets the write without it:
 * that write has never left before.
 */
export async function withIdempotencyKey<Answer>(
  path: `/api/${string}`,
  key: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
  address = apiUrl(path),
): Promise<Answer> {
  if (refusing.read().has(address)) return send({});
  try {
    return await send(header(key));
  } catch (error) {
    const mayBeRefused = error instanceof ApiError && kindOf(error).mayBePreflight && !isOwnOrigin(address);
    if (!mayBeRefused || !(await refusesHeader(address))) throw error;
    refusing.read().add(address);
    return send({});
  }
}
