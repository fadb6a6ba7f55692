import { expect, listIsWhole, test } from './gulit';
import { pageAtRest } from './settle';

for (const [side, tag] of [
  ['left', '@phone'],
  ['right', '@desktop'],
] as const)
  test(`a card on the ${side} opens where it was touched, and Back and a reload return to it ${tag}`, async ({
    page,
  }) => {
    await page.goto('/recents');
    await listIsWhole(page);
    const more = page.getByRole('button', { name: /^More\.\.\./ });
    await more.first().click();
    await expect(page.getByRole('button', { name: /^Hide/ })).toBeVisible();
    // Without pauses, because the opened card must not pull the page back.
    for (let step = 0; step < 5; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    // On a busy machine the last wheel events scroll later.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    await pageAtRest(page);
    const index = await more.evaluateAll(
      (buttons, isLeft) =>
        buttons.findIndex((button) => {
          const { top, left } = button.getBoundingClientRect();
          return top > 200 && top < 600 && left < window.innerWidth / 2 === isLeft;
        }),
      side === 'left',
    );
    const id = await more.nth(index).evaluate((button) => button.closest('article')?.id ?? '');
    const button = page.locator(`[id="${id}"]`).getByRole('button', { expanded: false });
    const top = () => page.locator(`[id="${id}"]`).evaluate((card) => card.getBoundingClientRect().top);
    const before = await top();
    await button.click();
    // A card that is removed and added again loses the focus.
    await expect(page.locator(`[id="${id}"]`).getByRole('button', { name: /^Hide/ })).toBeFocused();
    await pageAtRest(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);

    const place = await page.evaluate(() => window.scrollY);
    const link = page.locator(`[id="${id}"]`).getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.locator(`[id="${id}"]`).getByRole('button', { name: /^Hide/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
