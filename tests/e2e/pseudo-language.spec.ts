import type { Page } from '@playwright/test';
import { paths } from '@/platform/paths';
import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { isPhone, rows } from './layout';
import { pseudoText, speakPseudo, untranslated } from './pseudo-language';
import { pageAtRest } from './settle';
import { textFaults } from './text-faults';

/** People's own texts are in another script than the app's English. */
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

/**
 * The faults of the texts on the screen, with the address or state of each. On a page that `isCovered`, an opened part
 * covers it.
 */
async function textsToMend(page: Page, where: string, isCovered = false): Promise<string[]> {
  await pageAtRest(page);
  // A field shows its name as well as its placeholder; a button may have two lines.
  const faults = (await textFaults(page)).filter(
    (fault) =>
      !/^(?:cut placeholder|cut choice|wrapped)/.test(fault) &&
      !(isCovered && fault.startsWith('over each other')),
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

const portion = 12;
for (let start = 0; start < addresses.length; start += portion) {
  const some = addresses.slice(start, start + portion);
  test(`every text can be translated and has room for longer words: ${some[0]} and what follows`, async ({
    page,
  }) => {
    await openInPseudo(page, '/aboutus');
    const faults: string[] = [];
    for (const address of some) {
      await openInApp(page, address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      faults.push(...(await textsToMend(page, address)));
    }
    expect(faults).toEqual([]);
  });
}

/** What a tap opens: where, and how to get there. Names are in the pseudo-language. */
const opened: Record<string, readonly [address: string, open: (page: Page) => Promise<void>]> = {
  menu: ['/', (page) => page.getByRole('button', { name: pseudoText('Menu') }).click()],
  filters: [
    '/homes',
    async (page) => {
      const filters = page.getByRole('button', { name: pseudoText('Filters') });
      if (isPhone(page.viewportSize())) await filters.click();
    },
  ],
  'a list without a place': [
    '/homes?sort=nearest',
    async (page) => expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible(),
  ],
  'a list that filters have emptied': [
    '/homes?max=1',
    async (page) => expect(page.getByRole('main').getByRole('article')).toHaveCount(0),
  ],
  'what a search suggests': [
    '/search?query=ብስ',
    async (page) => {
      const openSearch = page.getByRole('button', { name: pseudoText('Open search') });
      if (isPhone(page.viewportSize())) await openSearch.click();
      const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
      await field.fill('ብስክ');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  ],
  'a photo in full': [
    '/nearby-detail?id=3',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^\[Žóóṁ ṗħóŧó/ })
        .first()
        .click(),
  ],
  'what is shared': [
    '/nearby-detail?id=3',
    async (page) => {
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page
        .getByRole('main')
        .getByRole('button', { name: /^\[Šħáŕé/ })
        .first()
        .click();
    },
  ],
  'an offer that was saved': [
    '/nearby-detail?id=3',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^\[Šáṽé/ })
        .first()
        .click(),
  ],
  'a form with its errors': [
    '/form',
    (page) => page.getByRole('button', { name: pseudoText('Submit') }).click(),
  ],
  'the categories of a post': [
    '/form',
    (page) => page.getByRole('combobox', { name: pseudoText('Category') }).click(),
  ],
  'a message with its errors': [
    '/contactus',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: pseudoText('Send Message') })
        .click(),
  ],
  'a town that is asked for': [
    '/nearby-shops',
    async (page) => {
      await page.getByRole('button', { name: pseudoText('Use my location') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  ],
};

test('every text that a tap opens can be translated', async ({ page }) => {
  page.setDefaultTimeout(7000);
  await openInPseudo(page, '/aboutus');
  const faults: string[] = [];
  for (const [state, [address, open]] of Object.entries(opened)) {
    await openInApp(page, address);
    await open(page);
    faults.push(...(await textsToMend(page, state, true)));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.overlay))).toBe(false);
  }
  expect(faults).toEqual([]);
});
