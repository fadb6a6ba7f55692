import { test as base, expect, type BrowserContext } from '@playwright/test';
import { frontendApiHost, mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { createAccounts, findSdkFile, openProviderSession } from '#tests/server/provider-session';
import { startSlowServer, type SlowServer } from '#tests/slow-server/start-slow-server';
import { sharedBuild } from './build-app';
import { answer, expectNoComplaint } from './gulit';
import { patientContext } from './wait-for-app';

/** Responds as the sign-in provider in all tabs of a context, with the real SDK from its package and the mocked API. */
async function answerProvider(context: BrowserContext) {
  const accounts = createAccounts();
  const handlers = signInHandlers(accounts);
  const asked: string[] = [];
  await context.route(
    ({ host }) => host === frontendApiHost,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      const file = findSdkFile(pathname);
      return file ? route.fulfill({ path: file }) : answer(route, handlers);
    },
  );
  return {
    /** The paths that were requested from the provider, in their order. */
    asked,
    /**
     * Signs a user in before the page opens, as an earlier visit would have: with a session at the provider, and its
     * cookie here.
     */
    async signIn(emailAddress: string, origin: string): Promise<void> {
      const value = await openProviderSession(accounts, emailAddress);
      await context.addCookies([{ name: '__client_uat', value, url: origin }]);
    },
  };
}

type Provider = Awaited<ReturnType<typeof answerProvider>>;

/**
 * The app built with a key, with the mocked provider. It is on the test's own server or another `baseURL`. A test fails
 * on any console error and on any request to a third host.
 */
export const test = base.extend<{
  signInBuild: string;
  server: SlowServer;
  provider: Provider;
  complaints: string[];
}>({
  signInBuild: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's names
    async ({}, use) => use(await sharedBuild({ VITE_CLERK_PUBLISHABLE_KEY: mockPublishableKey })),
    { timeout: 240_000 },
  ],
  context: patientContext,
  server: async ({ signInBuild }, provide) => {
    const server = await startSlowServer({ distDir: signInBuild });
    await provide(server);
    await server.close();
  },
  baseURL: ({ server }, provide) => provide(server.origin),
  provider: [async ({ context }, use) => use(await answerProvider(context)), { auto: true }],
  complaints: [
    ({ context, baseURL }, use) => expectNoComplaint(context, [baseURL, `https://${frontendApiHost}`], use),
    { auto: true },
  ],
});

export { expect };
