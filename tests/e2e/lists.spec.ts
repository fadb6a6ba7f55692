import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { edges, rows } from './layout';

/** A page of each kind of list, with the fields that put rows on it. */
const lists: readonly (readonly [address: string, fields?: object])[] = [
  ['/homes', { category: 'homes' }],
  ['/electronic-materials', { category: 'electronics' }],
  ['/travels', { category: 'travels' }],
  ['/upcomming%20offers', { category: 'upcomming' }],
  ['/weekly%20discounts', { discount: '10' }],
  ['/search?query=bicycle'],
  ['/search'],
  ['/seller?company=Sheger%20Cycles'],
  ['/saved'],
  ['/shops-directory'],
  ['/recents'],
  ['/new-products'],
  ['/Music_And_Instruments', { category: 'music' }],
  ['/Video_And_Photography', { category: 'photography' }],
  ['/nearby-shops'],
  ['/Marine_And_Boating_Services', { category: 'marine' }],
];

test('heading, Back and rows of a list have the same left edge, and the first row begins within 220 px', async ({
  page,
}) => {
  const bole = { latitude: 8.9953, longitude: 38.7885 };
  const saved = JSON.stringify([{ id: '1', name: 'Mountain bicycle' }]);
  // Every list names a place that the visitor chose.
  const town = JSON.stringify({ name: 'Arba Minch', ...bole });
  await page.addInitScript(
    ([listings = '', place = '']) => {
      localStorage.setItem('gulit:saved', listings);
      localStorage.setItem('gulit:town', place);
    },
    [saved, town],
  );
  const served = lists
    .flatMap(([, fields]) => rows.slice(0, 3).map((row) => ({ ...row, ...bole, ...fields })))
    .map((row, index) => ({ ...row, id: index + 1 }));
  await page.route('**/api/products/**', (route) => route.fulfill({ json: served }));
  await page.goto('/');
  for (const [address] of lists) {
    await openInApp(page, address);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toBeVisible();
    await expect.poll(async () => (await edges(first)).top, address).toBeLessThanOrEqual(220);
    const head = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Back', exact: true }).locator('svg'),
    ];
    for (const part of [...head, first]) expect.soft((await edges(part)).left, address).toBe(16);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});

test('a row shows its whole seller line whatever the length of price and discount', async ({ page }) => {
  const prices = ['900', '2600', '27400', '650000', '7670000', '21900000'];
  await serveCatalogue(
    page,
    prices.flatMap((price, index) =>
      ['', '10', 'waiting'].map((discount, kind) => ({
        ...rows[0],
        id: index * 3 + kind + 1,
        price,
        discount,
        company_name: 'Seller',
      })),
    ),
  );
  for (const width of [320, 360]) {
    // High enough for all rows to be in the document.
    await page.setViewportSize({ width, height: 2800 });
    await page.goto('/homes');
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(prices.length * 3);
    // Lines without room overlap or leave their row.
    const faults = await articles.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const lines = [...(card.querySelector('h2')?.parentElement?.children ?? [])].map((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return {
            text: line.textContent,
            top,
            bottom: Math.max(bottom, top + parseFloat(getComputedStyle(line).lineHeight)),
          };
        });
        const ends = [...lines.slice(1).map(({ top }) => top), card.getBoundingClientRect().bottom];
        return lines.filter(({ bottom }, index) => bottom > (ends[index] ?? 0) + 1);
      }),
    );
    expect(faults, `${width}`).toEqual([]);
  }
});

test('a row shows the whole phone number of its seller on every phone', async ({ page }) => {
  const companies = ['', 'Sheger Cycles', 'Sheger Cycles and Sewing Machines of Bole'];
  const phones = ['0911 234567', '+251 911 23 45 67', '0911 234567 / 0922 345678'];
  await serveCatalogue(
    page,
    rows.slice(0, 9).map((row, index) => ({
      ...row,
      company_name: companies[Math.floor(index / 3)],
      contact_phone: phones[index % phones.length],
    })),
  );
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/homes');
    const numbers = page.getByRole('main').getByRole('article').locator('a[href^="tel:"]');
    await expect(numbers).toHaveCount(9);
    const cut = await numbers.locator('bdi').evaluateAll(
      (all) =>
        all.filter((number) => {
          const own = number.getBoundingClientRect();
          const row = number.closest('article')?.getBoundingClientRect() ?? own;
          const isInRow =
            own.left >= row.left && own.right <= row.right && own.top >= row.top && own.bottom <= row.bottom;
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = number;
          return !isInRow || scrollWidth > clientWidth || scrollHeight > clientHeight;
        }).length,
    );
    expect(cut, `numbers that are cut at ${width} px`).toBe(0);
  }
});
