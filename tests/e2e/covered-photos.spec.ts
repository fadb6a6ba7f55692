import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { isPhone, rows } from './layout';

/** The largest share of any photo in the articles that something else is painted over, by points of a raster. */
const mostCovered = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const raster = Array.from({ length: 40 }, (_, index) => (index + 0.5) / 40);
    const paints = (element: Element) => {
      const { backgroundColor, opacity } = getComputedStyle(element);
      return !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) && opacity !== '0';
    };
    const shares = [...main.querySelectorAll('article img.photo')].map((photo) => {
      photo.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = photo.getBoundingClientRect();
      if (width < 60) return 0;
      const covered = raster.flatMap((x) =>
        raster.filter((y) => {
          const above = document.elementsFromPoint(left + x * width, top + y * height);
          const over = above.slice(0, Math.max(above.indexOf(photo), 0));
          return over.some((element) => element.closest('article') && paints(element));
        }),
      );
      return covered.length / raster.length ** 2;
    });
    return { photos: shares.length, most: Math.max(...shares) };
  });

for (const [path, category] of [
  ['/', 'homes'],
  ['/homes', 'homes'],
  ['/Printing_And_Publishing', 'printing'],
  ['/recents', 'homes'],
] as const)
  test(`nearly all of each photo is free on ${path}`, async ({ page, viewport }) => {
    await serveCatalogue(
      page,
      rows.map((row) => ({
        ...row,
        category,
        condition: 'refurbished',
        images: Array.from({ length: 11 }, (_, index) => ({
          id: index + 1,
          image: `/art/foods.webp?${index}`,
        })),
      })),
    );
    for (const width of isPhone(viewport) ? [320, 360] : [1440]) {
      await page.setViewportSize({ width, height: viewport?.height ?? 0 });
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
      const { photos, most } = await mostCovered(page);
      expect(photos).toBeGreaterThan(3);
      expect(most, `${width} px`).toBeLessThanOrEqual(0.12);
      // The bookmark, or the badge: something is measured.
      if (path !== '/recents') expect(most).toBeGreaterThan(0.005);
    }
  });
