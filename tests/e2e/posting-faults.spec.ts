import type { Page } from '@playwright/test';
import { hana } from '#tests/server/provider-session';
import {
  expectKept,
  expectLadder,
  expectSamePosts,
  ladder,
  ladderRow,
  leaveWaiting,
  signInElsewhere,
  submitButton,
  successOf,
  writeLadder,
} from './posting-page';
import { expect, test } from './sign-in-build';

const resume = (page: Page) => page.getByRole('button', { name: 'Resume draft' });

test('a waiting post that the server had stored before a reload cut it off is not sent again', async ({
  page,
  server,
  provider,
}) => {
  await leaveWaiting(page);
  await provider.signIn(hana.email, server.origin);
  server.settings.bytesPerSecond = 1;
  await page.goto('/services');
  await expect.poll(() => server.posts[0]?.bytesReceived).toBeGreaterThan(0);
  Object.assign(server.settings, { bytesPerSecond: Infinity, rows: [ladderRow()] });
  await page.reload();
  await expect(successOf(page)).toBeVisible();
  expect(server.posts).toHaveLength(1);
});

test('a sign-in in another tab sends the waiting post, once', async ({ page, context, server }) => {
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

test('two tabs write separate drafts', async ({ page, context }) => {
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
