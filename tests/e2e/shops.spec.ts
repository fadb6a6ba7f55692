import type { Page } from '@playwright/test';
import { edges, expectNoContactCovered, isPhone } from './layout';
import { expect, serveCatalogue, serveTiles, test } from './gulit';

/** `count` companies with an offer each, in a line from Bole to the north; the last name is in Ethiopic letters. */
const market = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product_name: `Mountain bicycle number ${index + 1}`,
    company_name: index === count - 1 ? 'ሸገር ብስክሌት' : `Shop ${String(index + 1).padStart(4, '0')}`,
    category: 'homes',
    location: 'Bole, Addis Ababa',
    latitude: (8.9953 + (count - 1 - index) * 0.0004).toFixed(6),
    longitude: '38.788500',
    product_photo: '/art/homes.webp',
    contact_phone: `09112${String(10_000 + index)}`,
    contact_telegram: 'https://t.me/sheger',
    date_posted: new Date(Date.now() - index * 60_000).toISOString(),
    verified: true,
  }));

const articles = (page: Page) => page.getByRole('main').getByRole('article');

test('the page of a shop has its map, its contacts and an address to share', async ({ page, viewport }) => {
  await serveTiles(page);
  await serveCatalogue(page, market(10));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/seller?company=Shop%200003');
  const bar = page.getByRole('toolbar', { name: 'This shop' });
  const ways = page.getByRole('list', { name: 'Contact the seller' });
  await expect(ways.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  if (isPhone(viewport)) {
    expect((await edges(articles(page).first())).top).toBeLessThanOrEqual(250);
    expect((await edges(ways)).bottom).toBeGreaterThan(700);
  }
  const map = page.getByRole('region', { name: 'Map of these offers' });
  await expect(map).toHaveCount(0);
  await bar.getByRole('button', { name: 'Bole, Addis Ababa, show on a map' }).click();
  await expect(map.getByTitle('Mountain bicycle number 3')).toBeVisible();
  await map.getByTitle('Mountain bicycle number 3').click();
  await expect(map.getByRole('link', { name: /Mountain bicycle number 3/ })).toBeVisible();
  await bar.getByRole('button', { name: 'Bole, Addis Ababa, hide the map' }).click();
  await expect(map).toHaveCount(0);
  await bar.getByRole('button', { name: 'Share this shop' }).click();
  const notice = page.getByText('Link copied.');
  await expectNoContactCovered(page, notice);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/seller\?company=Shop\+0003$/);
});

test("a shop's contact bar lies above the tap targets of its rows @phone", async ({ page }) => {
  await serveCatalogue(
    page,
    market(12).map((row) => ({ ...row, company_name: 'One shop' })),
  );
  await page.goto('/seller?company=One%20shop');
  const ways = page.getByRole('list', { name: 'Contact the seller' });
  await expect(articles(page).nth(6)).toBeAttached();
  const covering = await ways.evaluate((list) => {
    const found = new Set<string>();
    for (let top = 0; top < 300; top += 8) {
      scrollTo({ top, behavior: 'instant' });
      for (const link of list.querySelectorAll('a')) {
        const { x, y, width, height } = link.getBoundingClientRect();
        for (const part of [0.1, 0.5, 0.9]) {
          const hit = document.elementFromPoint(x + width * part, y + height / 2);
          if (hit && !link.contains(hit)) found.add(hit.outerHTML.slice(0, 120));
        }
      }
    }
    return [...found];
  });
  expect(covering).toEqual([]);
});
