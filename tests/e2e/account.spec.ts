import { expect, test } from './sign-in-build';

test('the code of the sign-in provider loads only on the login page', async ({ page, provider }) => {
  // This file of the build contains the code that looks for a session.
  const lateParts = page.waitForResponse(/\/assets\/late-/);
  await page.goto('/');
  await lateParts;
  await page.waitForLoadState('networkidle');
  expect(provider.asked).toEqual([]);
  await page.goto('/login');
  await expect.poll(() => provider.asked).toContain('/v1/client');
});
