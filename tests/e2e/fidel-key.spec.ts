import type { Page } from '@playwright/test';
import { expect, test } from './gulit';

const keyName = 'Write in Ethiopic letters';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function openSearch(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open search' }).tap();
  const field = page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Search Your Need' })
    .filter({ visible: true });
  await field.click();
  return field;
}

test('the key of the search field writes Ethiopic letters, and is remembered', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/terms');
  const field = await openSearch(page);
  const key = page.getByRole('banner').getByRole('button', { name: keyName });
  await field.pressSequentially('se');
  await expect(field).toHaveValue('se');
  expect(loaded.filter((url) => url.includes('type-fidel'))).toEqual([]);
  await field.fill('');
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocorrect', 'off');
  await field.pressSequentially('selam firij');
  await expect(field).toHaveValue('ሰላም ፊሪጅ');
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveValue('ሰላም ፊሪጅ');
  // In the middle of what stands there nothing else changes.
  await field.fill('ሰም');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('la');
  await expect(field).toHaveValue('ሰላም');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await page.reload();
  await openSearch(page);
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await key.click();
  await field.fill('');
  await field.pressSequentially('bole');
  await expect(field).toHaveValue('bole');
});

test('a word that a keyboard composes is turned when it is whole, Ethiopic ones stay', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gulit:fidel', 'true'));
  await page.goto('/terms');
  const field = await openSearch(page);
  await expect(field).toHaveAttribute('autocorrect', 'off');
  const session = await page.context().newCDPSession(page);
  const compose = async (text: string) => {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await session.send('Input.insertText', { text });
  };
  await compose('selam');
  await expect(field).toHaveValue('ሰላም');
  await compose('ቤት');
  await expect(field).toHaveValue('ሰላምቤት');
});

test('name and description of a post and the request box have the key, also at 320 px', async ({ page }) => {
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => localStorage.setItem('gulit:fidel', 'true'));
  await page.goto('/form');
  for (const label of ['Product Name', 'Description']) {
    const field = page
      .getByRole('main')
      .getByRole('textbox', { name: new RegExp(label, 'i') })
      .first();
    await field.click();
    await expect(field).toHaveAttribute('autocorrect', 'off');
    await field.pressSequentially('bEt');
    await expect(field).toHaveValue('ቤት');
  }
  const keys = page.getByRole('main').getByRole('button', { name: keyName });
  await expect(keys).toHaveCount(2);
  for (const key of await keys.all()) {
    const box = await key.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await page.goto('/terms');
  const request = page.getByRole('textbox', { name: 'Your request' });
  await request.click();
  await expect(request).toHaveAttribute('autocorrect', 'off');
  await request.pressSequentially('firij');
  await expect(request).toHaveValue('ፊሪጅ');
});
