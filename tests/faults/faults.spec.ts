import { test as base, expect, type Page, type Route } from '@playwright/test';
import { frontendApiHost } from '@/mocks/sign-in/mock-settings';
import { follow, openInApp } from '#tests/e2e/in-app';
import { expectLadder, submitButton, writeLadder } from '#tests/e2e/posting-page';
import { hana } from '#tests/server/provider-session';
import { answerProvider, buildWithSignIn } from '#tests/e2e/sign-in-build';
import { startFaultServer, type FaultServer } from './fault-server';
import { type CallName, calls, expected, type FaultName, faultNames } from './fault-table';
import { answersToCome, countBytes, holdBack, letGo, watchRequests } from './watch-requests';

const test = base.extend<{ build: string; server: FaultServer }>({
  build: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's names
    async ({}, use) => use(await buildWithSignIn()),
    { timeout: 240_000 },
  ],
  server: async ({ build }, provide) => {
    const server = await startFaultServer(build);
    await provide(server);
    await server.close();
  },
  baseURL: ({ server }, provide) => provide(server.origin),
  async page({ page }, provide) {
    await watchRequests(page);
    await provide(page);
  },
});

test.skip(() => test.info().project.name !== 'desktop', 'What fails is the same on every screen.');

const slowNotice = 'This takes longer than usual. Still trying…';
/** In ms of the page: shorter than any notice stays. */
const step = 1500;

/**
 * Lets the page's time pass, as fast as it answers, until a text shows, and advice with it in the same alert:
 * a banner goes after seconds of that time.
 */
async function until(page: Page, text: string, advice: string | null = null, limit = 100_000): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: text });
  const shown = (advice === null ? page.getByText(text) : told.filter({ hasText: advice }))
    .and(page.locator(':visible'))
    .first();
  for (let passed = 0; passed < limit; passed += step) {
    await answersToCome(page);
    if (await shown.isVisible()) return;
    await page.clock.runFor(step);
  }
  await expect(shown).toBeVisible({ timeout: 1 });
}

/** The same, once nothing loads any more: of two lists of a page the other one may show such a text already. */
async function untilLoaded(page: Page, text: string): Promise<void> {
  await until(page, text);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** What a fault looks like that the server cannot make: the browser ends the call. */
const ends: Partial<Record<FaultName, string>> = {
  'no network': 'internetdisconnected',
  'CORS refusal': 'accessdenied',
};

/** Gives a call a fault; returns how often it was asked for. */
async function give(page: Page, server: FaultServer, endpoint: string, fault: FaultName) {
  const [method = '', path = ''] = endpoint.split(' ');
  const reason = ends[fault];
  let ended = 0;
  let isGiven = true;
  server.set(endpoint, reason ? null : fault);
  const isIt = ({ pathname }: URL) => pathname === path;
  holdBack(page, (url) => ['hang', 'slow', 'drip'].includes(fault) && isIt(url));
  const end = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    if (!isGiven) return route.fallback();
    ended += 1;
    return route.abort(reason);
  };
  if (reason) await page.route(isIt, end);
  return {
    received: countBytes(page, method, path),
    count: () => ended + server.count(endpoint),
    async takeAway(): Promise<void> {
      // The route stays: taken away while it ends a call, it would end it twice.
      isGiven = false;
      holdBack(page, () => false);
      server.set(endpoint, null);
    },
  };
}

/** Waits through an answer that is only slow, until the last of it is on its way. */
async function waitThrough(
  page: Page,
  server: FaultServer,
  fault: FaultName,
  received: () => number,
): Promise<void> {
  // Time that passes for the page before it has what was sent is time without an answer.
  const hasWhatWasSent = () => received() >= (server.sentBefore() ?? Infinity);
  if (fault === 'slow') {
    await until(page, slowNotice);
    await expect.poll(hasWhatWasSent).toBe(true);
    server.step();
  }
  const parts = fault === 'drip' ? 4 : 0;
  for (let part = 0; part < parts; part += 1) {
    await expect.poll(hasWhatWasSent).toBe(true);
    await page.clock.runFor(15_000);
    server.step();
  }
  letGo(page);
}

/** Lets pass what a call that hangs has to be waited for, once it is at the server. */
async function outlast(page: Page, count: () => number, timeout: number): Promise<void> {
  await expect.poll(count).toBe(1);
  await page.clock.runFor(timeout - 2000);
}

const isPublic = (path: string) => ['/homes', '/nearby-shops', '/notifications'].includes(path);

/**
 * Opens a page so that it loads anew. The account pages keep nothing once they are left; the others need a
 * reload.
 */
async function visit(page: Page, path: string): Promise<void> {
  if (isPublic(path) || !page.url().endsWith(path)) {
    await page.goto(path, { waitUntil: 'commit' });
    return;
  }
  await follow(page, '/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  // What it held is thrown away by a timer, which a busy machine may not have run yet.
  await page.clock.runFor(step);
  await follow(page, path);
}

const reads = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].kind === 'read' && name !== 'sign-in provider',
);

for (const name of reads) {
  test(`${name}, under every fault`, async ({ page, server, context }) => {
    test.setTimeout(180_000);
    const call = calls[name];
    // Only somebody who is signed in is told to sign in again.
    // A device that has seen its account knows whose page it opens before the provider has answered.
    if (!isPublic(call.path)) {
      await (await answerProvider(context)).signIn(hana.email, server.origin);
      await page.goto('/');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('gulit:account'))).not.toBeNull();
    }
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 9.01, longitude: 38.76 });
    // Each fault meets a first visit: what the last one has kept would stand there instead.
    await context.addInitScript(() => localStorage.removeItem('gulit:catalogue-kept'));
    await page.clock.install();
    for (const fault of faultNames) {
      await test.step(fault, async () => {
        const cell = expected(name, fault);
        const given = await give(page, server, call.endpoint, fault);
        await visit(page, call.path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (!cell) {
          await waitThrough(page, server, fault, given.received);
          await untilLoaded(page, call.success);
          expect(given.count(), 'calls').toBe(1);
          return given.takeAway();
        }
        if (fault === 'hang') {
          await until(page, slowNotice);
          await outlast(page, given.count, call.timeout - 5000);
        }
        if (fault === '429') await until(page, 'The server is busy. Trying again in');
        await until(page, cell.says, cell.advice);
        expect(given.count(), 'calls').toBe(cell.calls);
        await given.takeAway();
        await page.getByRole('button', { name: cell.way }).first().click();
        await untilLoaded(page, call.success);
        await expect(page.getByText(cell.says)).toHaveCount(0);
      });
    }
  });
}

interface Write {
  name: CallName;
  /** Opens the page where there is none yet, and writes what is to be sent. */
  prepare: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  expectKept: (page: Page) => Promise<void>;
}

const fillOn = (name: CallName, label: string) => async (page: Page) => {
  const { path } = calls[name];
  if (!page.url().endsWith(path)) await page.goto(path);
  await page.getByLabel(label, { exact: true }).fill('A red bicycle');
};
const press = (label: string) => (page: Page) =>
  page.getByRole('button', { name: label, exact: true }).click();
const keepsText = (label: string) => (page: Page) =>
  expect(page.getByLabel(label, { exact: true })).toHaveValue('A red bicycle');

const writes: readonly Write[] = [
  {
    name: 'request',
    prepare: fillOn('request', 'Your request'),
    send: press('Send'),
    expectKept: keepsText('Your request'),
  },
  {
    name: 'comment',
    prepare: fillOn('comment', 'Your comment'),
    send: press('Comment'),
    expectKept: keepsText('Your comment'),
  },
  {
    name: 'checkout',
    async prepare(page) {
      if (page.url().startsWith('http')) await openInApp(page, '/forsale');
      else await page.goto('/forsale');
      const change = page.getByRole('button', { name: /^(Add to cart|Remove) : Wrist watch$/ });
      if ((await change.innerText()).startsWith('Add')) await change.click();
    },
    send: press('Checkout'),
    expectKept: (page) =>
      expect(page.getByRole('region', { name: 'Cart' }).getByRole('listitem')).toHaveText(/Wrist watch/),
  },
];

for (const { name, prepare, send, expectKept } of writes) {
  test(`${name}, under every fault`, async ({ page, server, context }) => {
    test.setTimeout(180_000);
    const call = calls[name];
    await (await answerProvider(context)).signIn(hana.email, server.origin);
    await page.clock.install();
    for (const fault of faultNames) {
      await test.step(fault, async () => {
        await prepare(page);
        const cell = expected(name, fault);
        const given = await give(page, server, call.endpoint, fault);
        await send(page);
        if (cell) {
          if (fault === 'hang') await outlast(page, given.count, call.timeout);
          await until(page, cell.says, cell.advice);
          await expectKept(page);
          expect(given.count(), 'calls').toBe(cell.calls);
          await given.takeAway();
          await page.getByRole('button', { name: cell.way, exact: true }).first().click();
        } else await waitThrough(page, server, fault, given.received);
        await until(page, call.success);
        await given.takeAway();
        // What was said must be gone before the next is looked for.
        await page.clock.runFor(5000);
      });
    }
  });
}

test('post, under every fault', async ({ page, server, context }) => {
  test.setTimeout(180_000);
  const call = calls.post;
  await (await answerProvider(context)).signIn(hana.email, server.origin);
  await page.clock.install();
  await writeLadder(page);
  await expect(submitButton(page)).toBeEnabled();
  const submit = () => page.getByRole('button', { name: /^(Submit|Try again)$/ }).click();
  const failing = faultNames.filter((fault) => expected('post', fault));
  for (const fault of failing) {
    await test.step(fault, async () => {
      const cell = expected('post', fault);
      const given = await give(page, server, call.endpoint, fault);
      await submit();
      if (fault === 'hang') await outlast(page, given.count, call.timeout);
      await until(page, cell?.says ?? '');
      await expectLadder(page);
      expect(given.count(), 'calls').toBe(cell?.calls);
      await expect(page.getByRole('button', { name: cell?.way ?? '', exact: true })).toBeEnabled();
      await given.takeAway();
      await page.clock.runFor(5000);
    });
  }
  await submit();
  await until(page, call.success);
  for (const fault of faultNames.filter((one) => !failing.includes(one))) {
    await test.step(fault, async () => {
      await writeLadder(page);
      const given = await give(page, server, call.endpoint, fault);
      await submit();
      await waitThrough(page, server, fault, given.received);
      await until(page, call.success);
      expect(given.count(), 'calls').toBe(1);
      await given.takeAway();
      await page.clock.runFor(5000);
    });
  }
});

/** How the provider's host answers under a fault, to its script and its calls; null where as ever. */
const providerAnswer = (fault: FaultName): ((route: Route) => Promise<void>) | null => {
  const words: Partial<Record<FaultName, string>> = {
    HTML: '<!doctype html><title>A page</title>',
    empty: '',
    truncated: '{"response": ',
    'wrong type': '"A text"',
  };
  const body = words[fault];
  if (/^\d+$/.test(fault)) return (route) => route.fulfill({ status: Number(fault), body: 'Refused.' });
  if (body !== undefined) return (route) => route.fulfill({ contentType: 'text/html', body });
  if (fault === 'hang') return () => new Promise(() => {});
  if (['no network', 'cut', 'redirect loop', 'CORS refusal'].includes(fault)) return (route) => route.abort();
  return null;
};

test('sign-in provider, under every fault', async ({ page, context }) => {
  test.setTimeout(180_000);
  const call = calls['sign-in provider'];
  await answerProvider(context);
  await page.clock.install();
  const isProvider = ({ host }: URL) => host === frontendApiHost;
  let answer: ReturnType<typeof providerAnswer> = null;
  // One route for all faults: taken away while it answers a call, it would answer it twice.
  await page.route(isProvider, (route) => answer?.(route) ?? route.fallback());
  for (const fault of faultNames) {
    await test.step(fault, async () => {
      const cell = expected('sign-in provider', fault);
      answer = providerAnswer(fault);
      holdBack(page, (url) => fault === 'hang' && isProvider(url));
      // An address that is opened already would not be loaded anew.
      const isOpen = page.url().endsWith(call.path);
      await (isOpen ? page.reload({ waitUntil: 'commit' }) : page.goto(call.path, { waitUntil: 'commit' }));
      if (fault === 'hang') await until(page, slowNotice);
      await until(page, cell?.says ?? call.success);
      answer = null;
      holdBack(page, () => false);
      if (!cell) return;
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
      const way = page.getByRole('button', { name: cell.way });
      await expect(way).toBeEnabled();
      if (fault !== 'hang') return;
      await way.click();
      await until(page, call.success);
    });
  }
});
