import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { rows } from './layout';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;

/**
 * Listings in pairs that differ in nothing but their photo: one is a few points wide, the other one a few
 * points high.
 */
async function servePhotosOfAnyShape(page: Page, category: string): Promise<void> {
  const shapes = { narrow: drawing(8, 600), low: drawing(600, 8) };
  for (const [name, body] of Object.entries(shapes))
    await page.route(`**/${name}.svg`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await serveCatalogue(
    page,
    rows.map((row, index) => ({
      ...row,
      category,
      discount: 'waiting',
      product_name: 'Mountain bicycle',
      product_photo: index % 2 === 0 ? '/narrow.svg' : '/low.svg',
      profile_photo: index % 2 === 0 ? '/low.svg' : '/narrow.svg',
    })),
  );
}

for (const [path, category] of [
  ['/', 'homes'],
  ['/homes', 'homes'],
  ['/Printing_And_Publishing', 'printing'],
  ['/recents', 'homes'],
] as const)
  test(`a photo of any shape fills its place on ${path}`, async ({ page }) => {
    await servePhotosOfAnyShape(page, category);
    await page.goto(path);
    const articles = page.getByRole('main').getByRole('article');
    const photos = articles.locator('img');
    await expect.poll(() => photos.count()).toBeGreaterThan(3);
    const sizes = () =>
      articles.evaluateAll((cards) =>
        cards
          .filter((card) => card.getBoundingClientRect().top < window.innerHeight)
          .map((card) => {
            const photo = card.querySelector('img');
            // The columns of a grid differ by fractions of a point.
            const { width = 0, height = 0 } = photo?.getBoundingClientRect() ?? {};
            return `${photo?.complete} ${Math.floor(width)} × ${Math.floor(height)}`;
          }),
      );
    await expect.poll(async () => [...new Set(await sizes())]).toHaveLength(1);
    expect((await sizes())[0]).toMatch(/^true \d{2,3} × \d{2,3}$/);
  });
