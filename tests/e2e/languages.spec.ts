import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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
];

/** What is wrong with the texts on the screen, each with the address or the state it was found in. */
async function textsToMend(page: Page, where: string): Promise<string[]> {
  await pageAtRest(page);
  // A field says its name besides what stands in it while it is empty; a button may take two lines.
  const faults = (await textFaults(page)).filter(
    (fault) => !/^(?:cut placeholder|cut choice|wrapped)/.test(fault),
  );
  return [...(await untranslated(page)), ...faults].map((fault) => `${where}: ${fault}`);
}

/** Opens the app in the pseudo-language, as wide as the narrowest phone or as a desktop. */
async function openInPseudo(page: Page, address: string): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: isPhone(viewport) ? 320 : 1440, height: viewport?.height ?? 0 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await speakPseudo(page);
  await serveCatalogue(page, foreignRows);
  await page.goto(address);
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Follows a link to an address; pages of one kind keep their heading, so that it is left by another one. */
async function goInApp(page: Page, address: string): Promise<void> {
  for (const next of ['/no-such-page', address]) {
    await heading(page).evaluate((old, path) => {
      old.dataset['left'] = 'true';
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, next);
    await expect(heading(page).and(page.locator(':not([data-left])'))).toBeVisible();
  }
}

const portion = 12;
for (let start = 0; start < addresses.length; start += portion) {
  const some = addresses.slice(start, start + portion);
  test(`nothing that cannot be translated, and room for longer words: ${some[0]} and what follows`, async ({
    page,
  }) => {
    await openInPseudo(page, '/aboutus');
    const faults: string[] = [];
    for (const address of some) {
      await goInApp(page, address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      faults.push(...(await textsToMend(page, address)));
    }
    expect(faults).toEqual([]);
  });
}

const textsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/language/catalogues/${file}.json`, 'utf8'));

for (const code of ['am', 'fr', 'ja'])
  test(`a kept language, ${code}, is there from the first offers on`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('language', JSON.stringify(kept)), code);
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const offers = page.getByRole('heading', { name: textsOf(`${code}/first`)['Fresh offers'] ?? '' });
    await expect(offers.first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    letGo();
    await expect(page.locator('#first-screen')).toHaveCount(0);
    await expect(offers.first()).toBeVisible();
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
  // Closing the menu goes back in the history, which would end a visit to another page.
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.overlay))).toBe(false);
  const { 'Product name': label = '' } = textsOf('de/later');
  await expect(page.getByLabel(label)).toHaveValue('Ladder');
  await page.goto('/aboutus');
  const { 'About Us': aboutUs = '' } = textsOf('de/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutUs);
});
