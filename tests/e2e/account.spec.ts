import type { Page } from '@playwright/test';
import { verificationCode } from '@/mocks/sign-in/mock-settings';
import { hana } from '#tests/server/provider-session';
import { expect, test } from './sign-in-build';

/** Opens "My Profile" over the side menu. */
async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'My Profile' }).click();
  return page.getByRole('dialog', { name: 'My Profile' });
}

test('a new user signs up with the code, sees the welcome page and lands on the home page signed in', async ({
  page,
}) => {
  // Measured by the page's clock: a busy machine reports a page late.
  await page.addInitScript(() => {
    const openedAt: Record<string, number> = {};
    Object.assign(window, { openedAt });
    const history: EventTarget = Reflect.get(window, 'navigation');
    history.addEventListener('currententrychange', () => {
      openedAt[window.location.pathname] = performance.now();
    });
  });
  await page.goto('/signup');
  await page.getByLabel('Email').fill('selam@example.com');
  await page.getByLabel('Password').fill('a long secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Code').fill(verificationCode);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByText(/Your account has been created/)).toBeVisible();
  await expect(page).toHaveURL('/');
  const openedAt = await page.evaluate<Record<string, number>>(() => Reflect.get(window, 'openedAt'));
  expect((openedAt['/'] ?? 0) - (openedAt['/welcome'] ?? Infinity)).toBeGreaterThan(2500);
  await expect((await openProfile(page)).getByText('selam@example.com')).toBeVisible();
});

test("the provider's form signs in and leads back, and a reload keeps the session", async ({ page }) => {
  await page.goto('/login?redirect_url=%2Fhomes%3Fsort%3Dprice');
  await page.getByLabel('Email address').fill(hana.email);
  // One title, and one way to sign up.
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(['Welcome back']);
  await expect(page.getByRole('main').getByRole('link', { name: /account|sign up/i })).toHaveText([
    'Create an account',
  ]);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(title).toHaveText(['Welcome back']);
  await page.getByLabel('Password', { exact: true }).fill(hana.password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Sign-up Successful! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL('/homes?sort=price');
  await page.reload();
  await expect((await openProfile(page)).getByText(hana.email)).toBeVisible();
});

test('a logout in one tab signs the other one out as well, even after a reload', async ({
  page,
  context,
  provider,
  server,
}) => {
  await provider.signIn(hana.email, server.origin);
  const other = await context.newPage();
  await other.goto('/services');
  const inOther = await openProfile(other);
  await expect(inOther.getByText(hana.email)).toBeVisible();

  // Chromium slows down hidden tabs, and taps wait for them.
  await page.bringToFront();
  await page.goto('/');
  const profile = await openProfile(page);
  await profile.getByRole('button', { name: 'Logout' }).click();
  await profile.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(inOther.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/');
  await expect((await openProfile(page)).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('no code of the sign-in provider loads before the login page', async ({ page, provider }) => {
  // The code that looks for a session is in this file of the build.
  const lateParts = page.waitForResponse(/\/assets\/late-/);
  await page.goto('/');
  await lateParts;
  await page.waitForLoadState('networkidle');
  expect(provider.asked).toEqual([]);
  await page.goto('/login');
  await expect.poll(() => provider.asked).toContain('/v1/client');
});
