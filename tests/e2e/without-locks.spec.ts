import type { Page } from '@playwright/test';
import type { SlowServer } from '#tests/slow-server/start-slow-server';
import { hana } from '#tests/server/provider-session';
import { ladderRow, leaveWaiting, signInByForm, submitButton, successOf, writeLadder } from './posting-page';
import { expect, test } from './sign-in-build';

/** localhost and 127.0.0.1 are secure contexts, so they have locks. */
const plainOrigin = ({ origin }: SlowServer) => origin.replace(/(?<=\/\/)[^:/]+/, 'gulit.test');

test.describe('plain http', () => {
  test.use({ baseURL: ({ server }, provide) => provide(plainOrigin(server)) });

  // The browser logs that it ignores a header meant for https.
  test.afterEach(({ complaints }) => {
    const isHeader = (text: string) => text.includes('Cross-Origin-Opener-Policy header has been ignored');
    complaints.splice(0, Infinity, ...complaints.filter((text) => !isHeader(text)));
  });

  const tabsOf = async (page: Page, count: number) => {
    const { length } = page.context().pages();
    const others = Array.from({ length: count - length }, () => page.context().newPage());
    return [page, ...(await Promise.all(others))];
  };

  test('three tabs send one waiting post under one key', async ({ page, server, provider }) => {
    await leaveWaiting(page);
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
    await provider.signIn(hana.email, plainOrigin(server));
    // The first call is still on its way when the others check.
    server.settings.bytesPerSecond = 2000;
    const tabs = await tabsOf(page, 3);
    await Promise.all(tabs.map((tab) => tab.goto('/services')));
    await expect.poll(() => server.posts.length).toBeGreaterThan(1);
    server.settings.rows = [ladderRow()];
    for (const tab of tabs) await expect(successOf(tab)).toBeVisible({ timeout: 60_000 });
    const keys = server.posts.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });
});

test('a post is sent, and a waiting one after the sign-in, where cookies are blocked', async ({
  page,
  server,
}) => {
  // As Chromium does: https://chromium.googlesource.com/chromium/src, third_party/blink/renderer/modules/locks.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    IDBFactory.prototype.open = refuse;
    CacheStorage.prototype.open = async () => refuse();
    LockManager.prototype.request = async () => refuse();
    LockManager.prototype.query = async () => refuse();
  });
  await writeLadder(page);
  await expect(page.getByText('only while this page stays open').first()).toBeVisible();
  await submitButton(page).click();
  await signInByForm(page);
  await expect(successOf(page)).toBeVisible();
  await writeLadder(page);
  await submitButton(page).click();
  await expect.poll(() => server.posts.length).toBe(2);
});
