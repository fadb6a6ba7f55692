import { expect, listIsWhole, nameInView, test } from './gulit';
import { edges } from './layout';
import { overlayIsEntered, pageAtRest } from './settle';

test('the bar is one line from 320 to 360 px, and its controls are at least 44 px large @phone', async ({
  page,
}) => {
  await page.goto('/homes');
  const bar = page.getByRole('banner');
  await page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .first()
    .click();
  const saved = bar.getByRole('link', { name: 'Saved offers, 1' });
  await expect(saved).toBeVisible();
  const links = ['Gulit', 'Services', 'Nearby Shops'].map((name) => bar.getByRole('link', { name }));
  const [menu, search] = [
    bar.getByRole('button', { name: 'Menu' }),
    bar.getByRole('button', { name: 'Open search' }),
  ];
  for (const width of [320, 352, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(async () => (await edges(bar)).bottom).toBe(57);
    let end = 0;
    for (const control of [menu, ...links, search, saved]) {
      const { left, right, top, bottom } = await edges(control);
      expect(left).toBeGreaterThanOrEqual(end);
      expect(right - left).toBeGreaterThanOrEqual(44);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
      expect(await control.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      end = right;
    }
    expect(end).toBeLessThanOrEqual(width);
  }
});

test('an open side menu keeps the focus and stops the page from scrolling, and Back closes it @desktop', async ({
  page,
  viewport,
}) => {
  await page.goto('/homes');
  await listIsWhole(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    // After the last element, the focus moves to the browser's own controls.
    const isBehindMenu = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
    );
    expect(isBehindMenu).toBe(false);
  }
  await page.mouse.move((viewport?.width ?? 0) - 25, 400);
  await page.mouse.wheel(0, 600);
  await pageAtRest(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await overlayIsEntered(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/homes$/);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a pop-up stays open after a tap between its buttons, and closes after a tap outside @phone', async ({
  page,
}) => {
  await page.goto('/logout');
  const popUp = page.getByRole('dialog', { name: 'Log out' });
  const cancel = popUp.getByRole('button', { name: 'Cancel' });
  const [outer, inner] = [await popUp.boundingBox(), await cancel.boundingBox()];
  if (!outer || !inner) throw new Error('The pop-up is not there.');
  await page.mouse.click(outer.x + 5, outer.y + 5);
  await page.mouse.click(inner.x + inner.width / 2, inner.y - 6);
  await pageAtRest(page);
  await expect(popUp).toBeVisible();
  await page.mouse.click(outer.x + 5, outer.y - 20);
  await expect(popUp).toBeHidden();
});

test('the bar hides after a jump down by more than a screen, and stays after a jump that Back caused @phone', async ({
  page,
}) => {
  await page.goto('/weekly%20discounts');
  await listIsWhole(page);
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(bar).not.toBeInViewport();
  const name = await nameInView(page.getByRole('article').getByRole('heading').getByRole('link'));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
  await pageAtRest(page);
  await expect(bar).toBeInViewport();
});

test('the bar comes back on the way up, and Tab moves through it without scrolling the page @desktop', async ({
  page,
}) => {
  await page.goto('/weekly%20discounts');
  await listIsWhole(page);
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 1450));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await pageAtRest(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1450);
  // The bar never hides while it contains the focus.
  await page.evaluate(() => window.scrollTo(0, 1900));
  await pageAtRest(page);
  await expect(bar).toBeInViewport();
});

test('the search opens from its icon on a small screen @phone', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open search' }).click();
  const box = page.getByRole('combobox', { name: 'Search Your Need' });
  await expect(box).toBeFocused();
  await box.fill('coffee');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “coffee”' })).toBeVisible();
});

test('the page starts in the system’s theme, and a chosen theme stays after a reload @desktop', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const colours = { light: 'rgb(251, 250, 247)', dark: 'rgb(18, 17, 15)' };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/services');
  expect(await ground()).toBe(colours.light);
  const seen: string[] = [];
  await page.exposeFunction('report', (colour: string) => seen.push(colour));
  await page.addInitScript(() => {
    const look = () => {
      if (document.body) void window.report(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  const expectOnly = async (colour: string) => {
    seen.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new Set(seen)).toEqual(new Set([colour]));
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectOnly(colours.dark);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  expect(await ground()).toBe(colours.light);
  await expectOnly(colours.light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expectOnly(colours.dark);
});

declare global {
  interface Window {
    report: (colour: string) => Promise<void>;
  }
}
