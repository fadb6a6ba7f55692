import { readFile } from 'node:fs/promises';
import { frontendApiHost } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { createAccounts, findSdkFile, openProviderSession } from '#tests/server/provider-session';
import { answerAsMocks } from '#tests/slow-server/answer-as-mocks';
import type { Handler } from './secure-hosts';

/** The sign-in provider: the SDK from its package, and the mocked API. */
export function createProviderHost(appOrigin: string) {
  let accounts = createAccounts();
  const shared = {
    'access-control-allow-origin': appOrigin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-expose-headers': 'authorization',
  };
  const handle: Handler = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', `https://${frontendApiHost}`);
    const file = findSdkFile(pathname);
    for (const [name, value] of Object.entries(shared)) response.setHeader(name, value);
    if (file) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      return void response.end(await readFile(file));
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    return answerAsMocks(request, response, signInHandlers(accounts));
  };
  return {
    handle,
    /** Signs everybody out and removes sign-ups. */
    forget(): void {
      accounts = createAccounts();
    },
    /** Signs a user in, as an earlier visit would have. Returns the value of the browser's cookie. */
    signIn: (email: string): Promise<string> => openProviderSession(accounts, email),
  };
}
