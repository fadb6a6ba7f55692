import { createGlobalStore } from '@/platform/create-store';
import { ApiError } from './api-error';
import { errorKind } from './api-error-kinds';
import { apiUrl, isOwnOrigin } from './api-url';

/** The addresses whose preflight refused the header. A page load clears the set. */
const refusing = createGlobalStore(() => new Set<string>());

/** The IETF draft writes the key as a quoted string (docs/api.md, Exactly once). */
const header = (key: string) => ({ 'idempotency-key': `"${key}"` });

const answers = (address: string, headers: Record<string, string>): Promise<boolean> =>
  fetch(address, { method: 'HEAD', headers, cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Whether the header alone made a call fail. A page cannot tell a refused preflight from a lost connection, so
 * this asks the same address with and without the header.
 */
async function refusesHeader(address: string): Promise<boolean> {
  return (await answers(address, {})) && !(await answers(address, header('probe')));
}

/**
 * Sends a write with its idempotency key. The key is the same for every attempt, so a server that supports the
 * header stores the write once: browsers silently repeat a POST when a kept-alive connection closes without an
 * answer. If the preflight of another origin refuses the header, the write goes out without it; it has not left
 * the browser before.
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
    const mayBeRefused =
      error instanceof ApiError && errorKind(error).mayBePreflight && !isOwnOrigin(address);
    if (!mayBeRefused || !(await refusesHeader(address))) throw error;
    refusing.read().add(address);
    return send({});
  }
}
