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

test('a row shows its whole seller line and phone number at 320 and 360 px', async ({ page }) => {
  const prices = ['900', '2600', '27400', '650000', '7670000', '21900000'];
  const companies = ['Seller', 'Sheger Cycles', 'Sheger Cycles and Sewing Machines of Bole'];
  const phones = ['0911 234567', '+251 911 23 45 67', '0911 234567 / 0922 345678'];
  await serveCatalogue(
    page,
    prices.flatMap((price, index) =>
      ['', '10', 'waiting'].map((discount, kind) => ({
        ...rows[0],
        id: index * 3 + kind + 1,
        price,
        discount,
        company_name: companies[index % 3],
        contact_phone: phones[(index + kind) % 3],
      })),
    ),
  );
  for (const width of [320, 360]) {
    // High enough for all rows to be in the document.
    await page.setViewportSize({ width, height: 3600 });
    await page.goto('/homes');
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(prices.length * 3);
    // Lines without room overlap or leave their row.
    const faults = await articles.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const lines = [...(card.querySelector('h2')?.parentElement?.children ?? [])].map((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          const lineHeight = parseFloat(getComputedStyle(line).lineHeight);
          return { text: line.textContent, top, bottom: Math.max(bottom, top + lineHeight) };
        });
        const row = card.getBoundingClientRect();
        const ends = [...lines.slice(1).map(({ top }) => top), row.bottom];
        const late = lines.filter(({ bottom }, index) => bottom > (ends[index] ?? 0) + 1);
        const cut = [...card.querySelectorAll('a[href^="tel:"] bdi')].filter((number) => {
          const { left, right, top, bottom } = number.getBoundingClientRect();
          const isInRow = left >= row.left && right <= row.right && top >= row.top && bottom <= row.bottom;
          return !isInRow || number.scrollWidth > number.clientWidth;
        });
        return [...late.map(({ text }) => text), ...cut.map((number) => number.textContent)];
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
    await expect(articles.locator('a[href^="tel:"]')).toHaveCount(prices.length * 3);
  }
});
