import { readFileSync } from 'node:fs';
import { paths } from '@/config/paths';
import { expect, serveCatalogue, test } from './gulit';
import { holdApp } from './hold-app';
import { isPhone, rows } from './layout';
import { speakPseudo, untranslated } from './pseudo-language';
import { pageAtRest } from './settle';
import { textFaults } from './text-faults';

/** What people write is in other letters than the app's own English words. */
const foreignRows = rows.map((row) => ({
  ...row,
  product_name: 'የተራራ ብስክሌት',
  company_name: 'ሸገር',
  location: 'ቦሌ',
  price: '125000.00',
}));

const addresses = [
  ...new Set(Object.values(paths)),
  '/homes',
  '/search?query=bicycle',
  '/search?query=ብስክሌት',
  '/nearby-detail?id=3',
  '/nearby-detail?id=99999',
  '/compare?ids=1,2,3',
  '/seller?company=ሸገር',
  '/comments?product=3&image=1',
  '/success',
  '/cancel',
  '/test-checkout',
  '/no-such-page',
];

for (const address of addresses)
  test(`${address} says nothing that cannot be translated, and has room for longer words`, async ({
    page,
    viewport,
  }) => {
    await speakPseudo(page);
    await serveCatalogue(page, foreignRows);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.setViewportSize({ width: isPhone(viewport) ? 320 : 1440, height: viewport?.height ?? 0 });
    await pageAtRest(page);
    expect.soft(await untranslated(page)).toEqual([]);
    // A field says its name besides what stands in it while it is empty; a button may take two lines.
    const faults = (await textFaults(page)).filter(
      (fault) => !/^(?:cut placeholder|cut choice|wrapped)/.test(fault),
    );
    expect.soft(faults).toEqual([]);
  });

const textsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/language/catalogues/${file}.json`, 'utf8'));

for (const code of ['am', 'fr', 'ja'])
  test(`a kept language, ${code}, is there from the first offers on`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('language', JSON.stringify(kept)), code);
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: textsOf(`${code}/first`)['Fresh offers'] ?? '' });
    await expect(heading.first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    letGo();
    await expect(page.locator('#first-screen')).toHaveCount(0);
    await expect(heading.first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Fresh offers');
  });

test('a language from the menu takes nothing that is typed, and is there at the next visit', async ({
  page,
}) => {
  await page.goto('/form');
  await page.getByLabel('Product name').fill('Ladder');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const german = menu.getByRole('button', { name: 'Deutsch' });
  // A menu that is opened while a draft is stored for the first time may close again.
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    if (!(await german.isVisible()))
      await menu.locator('summary').filter({ hasText: 'Language' }).click({ timeout: 2000 });
    await german.click({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  const { 'Product name': label = '' } = textsOf('de/later');
  await expect(page.getByLabel(label)).toHaveValue('Ladder');
  await page.goto('/aboutus');
  const { 'About Us': heading = '' } = textsOf('de/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});
