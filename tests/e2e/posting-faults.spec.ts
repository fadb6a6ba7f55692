import type { Page } from '@playwright/test';
import { day } from '@/platform/time';
import { hana } from '#tests/server/provider-session';
import {
  alertOf,
  expectKept,
  expectLadder,
  expectSamePosts,
  formOf,
  ladder,
  ladderRow,
  leaveWaiting,
  signInByForm,
  signInElsewhere,
  submitButton,
  submitSignedOut,
  successOf,
  writeLadder,
} from './posting-page';
import { expect, test } from './sign-in-build';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const resume = (page: Page) => page.getByRole('button', { name: 'Resume draft' });

for (const [what, rows, posts] of [
  ['the server has stored it is not sent again', () => [ladderRow()], 1],
  // The seller's offer of yesterday under the same name is another one.
  ['the server has lost it is sent again', () => [ladderRow(Date.now() - day)], 2],
] as const) {
  test(`a post that was cut off by a reload: what ${what}`, async ({ page, server, provider }) => {
    await provider.signIn(hana.email, server.origin);
    await writeLadder(page);
    server.settings.bytesPerSecond = 1;
    await submitButton(page).click();
    await expect.poll(() => server.posts[0]?.bytesReceived).toBeGreaterThan(0);
    await page.reload();
    Object.assign(server.settings, { bytesPerSecond: Infinity, rows: rows() });
    await resume(page).click();
    await expectLadder(page);
    await submitButton(page).click();
    await expect(successOf(page)).toBeVisible();
    expect(server.posts).toHaveLength(posts);
    await page.reload();
    await expect(formOf(page)).toBeVisible();
  });

  test(`a post whose answer did not come: what ${what}`, async ({ page, server, provider, complaints }) => {
    await provider.signIn(hana.email, server.origin);
    await writeLadder(page);
    server.settings.answer = { hangUpAfter: Infinity };
    await submitButton(page).click();
    await expect(alertOf(page, '❌ Network error. Please try again.')).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_')]);
    await expectLadder(page);
    Object.assign(server.settings, { answer: { status: 201, body: { id: 9 } }, rows: rows() });
    await tryAgain(page).click();
    await expect(successOf(page)).toBeVisible();
    await expectSamePosts(server, posts);
  });

  test(`a waiting post that was cut off by a reload: what ${what}`, async ({ page, server, provider }) => {
    await leaveWaiting(page);
    await provider.signIn(hana.email, server.origin);
    server.settings.bytesPerSecond = 1;
    await page.goto('/services');
    await expect.poll(() => server.posts[0]?.bytesReceived).toBeGreaterThan(0);
    Object.assign(server.settings, { bytesPerSecond: Infinity, rows: rows() });
    await page.reload();
    await expect(successOf(page)).toBeVisible();
    expect(server.posts).toHaveLength(posts);
  });
}

test('a sign-in in another tab sends what waits, once', async ({ page, context, server }) => {
  await leaveWaiting(page);
  const other = await signInElsewhere(context);
  await expect(successOf(other)).toBeVisible();
  await page.bringToFront();
  server.settings.rows = [ladderRow()];
  await page.goto('/myposts');
  await expect(page.getByRole('article').filter({ hasText: ladder.productName })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectSamePosts(server, 1);
});

const noRoom = 'This browser has no room to keep your draft. Leave this page open until your post is sent.';

test('on a full disk the post still waits for the sign-in', async ({ page, server }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await writeLadder(page);
  await expect(alertOf(page, noRoom)).toBeVisible();
  await submitSignedOut(page);
  await signInByForm(page);
  await expect(successOf(page)).toBeVisible();
  await expectSamePosts(server, 1);
});

test('a private window that keeps nothing says so, and sends', async ({ page, server, provider }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await provider.signIn(hana.email, server.origin);
  await writeLadder(page);
  await expect(alertOf(page, noRoom)).toBeVisible();
  await submitButton(page).click();
  await expect(successOf(page)).toBeVisible();
  await expectSamePosts(server, 1);
});

test('a draft is offered with its photos until it is discarded', async ({ page, server, provider }) => {
  await provider.signIn(hana.email, server.origin);
  await writeLadder(page);
  await expectKept(page, ladder.productName, 6);
  await page.reload();
  await expect(page.getByRole('heading', { name: ladder.productName })).toBeVisible();
  await expect(page.getByText(/· 6 photos$/)).toBeVisible();
  await resume(page).click();
  await expectLadder(page);
  await submitButton(page).click();
  await expect(successOf(page)).toBeVisible();
  await expectSamePosts(server, 1);

  await page.getByLabel('Product name').fill('Chair');
  await expectKept(page, 'Chair', 0);
  await page.reload();
  await page.getByRole('button', { name: 'Discard Chair' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(resume(page)).toHaveCount(0);
});

test('two tabs write two drafts', async ({ page, context }) => {
  await page.goto('/form');
  await page.getByLabel('Product name').fill('Chair');
  const other = await context.newPage();
  await other.goto('/form');
  await other.getByLabel('Product name').fill('Table');
  await page.bringToFront();
  await page.getByLabel('Company name').fill('Bole Furniture');
  await expectKept(page, 'Chair', 0);
  await expectKept(page, 'Table', 0);
  await other.close();
  await page.reload();
  for (const name of ['Chair', 'Table'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
