import type { Page } from '@playwright/test';
import { middleOf, takeFinger, type Point } from './drag-photo';
import { expect, test } from './gulit';
import { holdApp, holdFiles } from './hold-app';
import { pageAtRest } from './settle';

/** The newest offer of all. */
const newest = 'Fruit and shade tree saplings';
const offer = (page: Page) => page.getByRole('main').getByRole('link', { name: newest }).first();
const field = (page: Page) => page.getByLabel('Search Your Need').filter({ visible: true });
const saveButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Save (?!this search)/ })
    .first();
const appHasCome = (page: Page) => page.locator('#first-screen').waitFor({ state: 'detached' });
const menuDialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Presses with a finger. The returned function lifts the finger. */
async function press(page: Page, at: Point): Promise<() => Promise<unknown>> {
  const finger = await takeFinger(page);
  await finger.press(at);
  return () => finger.release(at);
}

const tap = async (page: Page, point: Point) => (await press(page, point))();

/** Opens a page with its first offers but without the app. The returned function lets the app load. */
async function openDrawn(page: Page, path: string): Promise<() => void> {
  const letGo = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return letGo;
}

test('a tap on Save before the app has loaded saves the offer once the app has loaded @phone', async ({
  page,
}) => {
  await page.goto('/');
  const place = await middleOf(saveButton(page));
  const letGo = await openDrawn(page, '/');
  await tap(page, place);
  // A second, impatient tap must not count.
  await tap(page, place);
  letGo();
  await appHasCome(page);
  await expect(page.getByRole('status').getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save (?!this search)/, pressed: true })).toHaveCount(1);
  await expect(page).toHaveURL('/');
});

test('Enter in the search opens the results before the app loads, unless the field is empty @desktop', async ({
  page,
}) => {
  const letGo = await openDrawn(page, '/');
  for (const blank of ['', '   ']) {
    await field(page).fill(blank);
    await field(page).press('Enter');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false);
  }
  await field(page).fill('sofa');
  await field(page).press('Enter');
  await page.waitForURL('/search?query=sofa', { waitUntil: 'commit' });
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sofa');
});

test('the focused offer keeps keyboard focus when the app loads @desktop', async ({ page }) => {
  const letGo = await openDrawn(page, '/');
  while (!(await offer(page).evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  letGo();
  await appHasCome(page);
  await expect(offer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();
});

test('a finger that is lifted only after the app has loaded still opens the offer or the menu @phone', async ({
  page,
}) => {
  await page.goto('/');
  const place = await middleOf(page.getByRole('button', { name: 'Menu' }));
  const hold = async (point: Point) => {
    const release = await press(page, point);
    letGo();
    await appHasCome(page);
    await release();
  };
  let letGo = await openDrawn(page, '/');
  await hold(await middleOf(offer(page)));
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  letGo = await openDrawn(page, '/');
  await hold(place);
  await expect(menuDialog(page)).toBeVisible();
});

test('a tap before the app has loaded has no effect if the visitor then scrolls @phone', async ({ page }) => {
  await page.goto('/');
  const place = await middleOf(page.getByRole('button', { name: 'Menu' }));
  const letGo = await openDrawn(page, '/');
  await tap(page, place);
  await page.mouse.move(100, 500);
  await page.mouse.wheel(0, 120);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await pageAtRest(page);
  const before = await scrolled();
  letGo();
  await appHasCome(page);
  // The last part that loads late.
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
  await expect(menuDialog(page)).toBeHidden();
  expect(await scrolled()).toBe(before);
});

test('a tap where Save is about to appear saves the offer instead of opening it @phone', async ({ page }) => {
  await page.goto('/');
  const place = await middleOf(saveButton(page));
  const letGo = await holdFiles(page, '**/assets/late-slots-*.js');
  await page.reload();
  await tap(page, place);
  await expect(saveButton(page)).toHaveCount(0);
  letGo();
  await expect(page.getByRole('button', { name: /^Save (?!this search)/, pressed: true })).toHaveCount(1);
  await expect(page).toHaveURL('/');
});
