import type { Page } from '@playwright/test';
import { day, minute } from '@/platform/time';
import { hana } from '#tests/server/provider-session';
import {
  alertOf,
  expectKept,
  expectLadder,
  expectSamePosts,
  formOf,
  holdPosts,
  ladder,
  ladderRow,
  leaveWaiting,
  loseFiles,
  signInByForm,
  signInElsewhere,
  submitButton,
  submitSignedOut,
  successOf,
  writeLadder,
} from './posting-page';
import { expect, test } from './sign-in-build';

test.skip(() => test.info().project.name !== 'phone', 'What must not be lost is the same on every screen.');

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const resume = (page: Page) => page.getByRole('button', { name: 'Resume draft' });
const yourPost = (page: Page) => page.getByRole('region', { name: 'Your post' });

test.describe('two taps on Submit', () => {
  const tapTwice = (page: Page) =>
    submitButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });

  test('are one post', async ({ page, server, provider }) => {
    await provider.signIn(hana.email, server.origin);
    await writeLadder(page);
    await tapTwice(page);
    await expect(successOf(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSamePosts(server, 1);
  });

  test('are one way to the login page', async ({ page }) => {
    await writeLadder(page);
    await tapTwice(page);
    await page.waitForURL('/login?*');
    await expect(page.getByLabel('Email address')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/form');
  });
});

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

test('a server error: an older listing is not taken for the post', async ({
  page,
  server,
  provider,
  complaints,
}) => {
  server.settings.rows = [ladderRow()];
  await provider.signIn(hana.email, server.origin);
  await writeLadder(page);
  server.settings.answer = { status: 500, body: null };
  await submitButton(page).click();
  await expect(
    alertOf(page, '❌ Failed to submit: The server has a problem. Please try again in a moment.'),
  ).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);
  await expectLadder(page);
  server.settings.answer = { status: 201, body: { id: 9 } };
  await tryAgain(page).click();
  await expect(successOf(page)).toBeVisible();
  await expectSamePosts(server, 2);
});

test('what the server refuses is said at its field and can be sent again', async ({
  page,
  server,
  provider,
  complaints,
}) => {
  await provider.signIn(hana.email, server.origin);
  await writeLadder(page);
  await page.getByLabel('Price').fill('1500');
  const price = ['A valid number is required.'];
  server.settings.answer = { status: 400, body: { price } };
  await submitButton(page).click();
  await expect(alertOf(page, '❌ Failed to submit: Price: A valid number is required.')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await expect(page.getByLabel('Price')).toHaveAccessibleDescription(/A valid number is required\./);
  await expect(page.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Price')).toHaveValue('1,500');
  await expectLadder(page);
  // Nothing was stored, so a listing like it is somebody's other post.
  Object.assign(server.settings, { answer: { status: 201, body: { id: 9 } }, rows: [ladderRow()] });
  await tryAgain(page).click();
  await expect(successOf(page)).toBeVisible();
  await expectSamePosts(server, 2);
});

test('two tabs send one waiting post once', async ({ page, context, server, provider }) => {
  await leaveWaiting(page);
  const posts = await holdPosts(context);
  await provider.signIn(hana.email, server.origin);
  const other = await context.newPage();
  await Promise.all([page.goto('/services'), other.goto('/services')]);
  // Both mean to send it, and one of them does.
  for (const tab of [page, other]) await expect(yourPost(tab)).toBeVisible();
  // The page tells of it before it has asked the server whether the post is there.
  await expect.poll(posts.held).toBe(1);
  posts.letGo();
  for (const tab of [page, other]) await expect(yourPost(tab)).toHaveCount(0);
  await other.waitForLoadState('networkidle');
  await expectSamePosts(server, 1);
});

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

test('what another tab has sent is no draft any more', async ({ page, context, server }) => {
  await leaveWaiting(page);
  await page.goBack();
  await expect(resume(page)).toBeVisible();
  const other = await signInElsewhere(context);
  await expect(successOf(other)).toBeVisible();
  await page.bringToFront();
  await resume(page).click();
  await expect(formOf(page)).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await page.reload();
  await expect(formOf(page)).toBeVisible();
  await expectSamePosts(server, 1);
});

test('a sign-in in another tab lets the form send at once', async ({ page, context, server }) => {
  await writeLadder(page);
  const other = await signInElsewhere(context);
  await expect(other.getByText('Sign-up Successful! Redirecting...')).toBeVisible();
  await page.bringToFront();
  // What a browser tells a tab that comes to the front; without a screen none is ever hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await submitButton(page).click();
  await expect(successOf(page)).toBeVisible();
  await expect(page).toHaveURL('/form');
  await other.waitForLoadState('networkidle');
  await expectSamePosts(server, 1);
});

test('a waiting post that lost its photos is a draft again', async ({ page, server, provider }) => {
  await leaveWaiting(page);
  await loseFiles(page);
  await provider.signIn(hana.email, server.origin);
  await page.goto('/services');
  await expect(
    alertOf(page, 'This browser has lost photos of your post. Add them again and submit.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue(ladder.productName);
  expect(server.posts).toEqual([]);
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

test('a draft is gone after seven days, once it has looked so on two visits a day apart', async ({
  page,
  server,
}) => {
  await page.goto('/form');
  await page.getByLabel('Product name').fill('Chair');
  await expectKept(page, 'Chair', 0);
  const typed = Date.now();
  // The page counts with the server's time where that differs from the device's.
  const passTo = async (time: number) => {
    server.settings.now = () => time;
    await page.clock.setFixedTime(time);
  };
  await passTo(typed + 7 * day - minute);
  await page.reload();
  await expect(resume(page)).toBeVisible();
  await passTo(typed + 7 * day + minute);
  await page.reload();
  await expect(resume(page)).toBeVisible();
  await passTo(typed + 8 * day + 2 * minute);
  await page.reload();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(resume(page)).toHaveCount(0);
  await passTo(typed);
  await page.reload();
  await expect(page.getByLabel('Product name')).toBeVisible();
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
