import { expect, test } from './gulit';

test('an opened card stays where it was touched, and Back finds it open at the same place', async ({
  page,
}) => {
  await page.goto('/recents');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(300);
  const more = page.getByRole('button', { name: /^More/ });
  const index = await more.evaluateAll((buttons) =>
    buttons.findIndex((button) => {
      const { top } = button.getBoundingClientRect();
      return top > 300 && top < 550;
    }),
  );
  const card = page.getByRole('article').nth(index + 1);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const mine = () =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
  const before = await mine().boundingBox();
  await mine().getByRole('button', { name: /^More/ }).click();
  await expect(mine().getByRole('button', { name: /^Hide/ })).toBeVisible();
  await page.waitForTimeout(300);
  const after = await mine().boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThanOrEqual(2);

  const place = await page.evaluate(() => window.scrollY);
  await mine().getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(mine().getByRole('button', { name: /^Hide/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
