import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { edges, expectNoContactCovered, isPhone, rows } from './layout';

/** `count` companies with one offer each. */
const market = (count: number) =>
  rows
    .slice(0, count)
    .map((row, index) => ({ ...row, company_name: `Shop ${String(index + 1).padStart(4, '0')}` }));

const articles = (page: Page) => page.getByRole('main').getByRole('article');

test('a shop’s page shows its offers at once, and an announcement covers none of its contacts', async ({
  page,
  viewport,
}) => {
  await serveCatalogue(page, market(10));
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/seller?company=Shop%200003');
  const ways = page.getByRole('list', { name: 'Contact the seller' });
  await expect(ways.getByRole('link', { name: /^Call/ })).toBeVisible();
  if (isPhone(viewport)) {
    expect((await edges(articles(page).first())).top).toBeLessThanOrEqual(220);
    expect((await edges(ways)).bottom).toBeGreaterThan(700);
  }
  await page.getByRole('button', { name: 'Share this shop' }).click();
  const message = page.getByText('Link copied.');
  await expectNoContactCovered(page, message);
  const box = await edges(page.getByRole('complementary', { name: 'Ask for what you need' }));
  expect((await edges(message)).bottom).toBeLessThanOrEqual(box.top);
});

test("a tap on a shop's contact bar never hits a row below it @phone", async ({ page }) => {
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
