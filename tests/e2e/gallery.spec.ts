import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { edges, rows } from './layout';

test('three quick presses of an arrow key move on by three pictures @phone', async ({ page }) => {
  await page.goto('/nearby-detail?id=480');
  await page.getByRole('button', { name: /^Zoom photo 1 of/ }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Show photo 4' })).toHaveAttribute('aria-current', 'true');
  const fourth = page.getByRole('button', { name: /^Zoom photo 4 of/ });
  await expect(fourth).toBeInViewport({ ratio: 0.9 });
  await expect(fourth).toBeFocused();
});

test('a desktop shows up to five pictures side by side, from edge to edge @desktop', async ({
  page,
  viewport,
}) => {
  const counts = [1, 2, 3, 11];
  await serveCatalogue(
    page,
    counts.map((count) => ({
      ...rows[0],
      id: count,
      images: Array.from({ length: count - 1 }, (_, id) => ({ id, image: `/art/foods.webp?${id}` })),
    })),
  );
  await page.goto('/');
  for (const count of counts) {
    await openInApp(page, `/nearby-detail?id=${count}`);
    const pictures = page.getByRole('button', { name: /^Zoom photo/ });
    await expect(pictures).toHaveCount(Math.min(count, 5));
    const places = await Promise.all((await pictures.all()).map(edges));
    const widths = places.map(({ left, right }) => right - left);
    const heights = places.map(({ top, bottom }) => bottom - top);
    // The first picture is the largest, and all fit between the edges of one screen.
    expect(Math.max(...widths)).toBe(widths[0]);
    expect(Math.max(...heights)).toBe(heights[0]);
    expect(heights[0]).toBeLessThan(450);
    expect(Math.min(...places.map(({ left }) => left))).toBe(places[0]?.left);
    const column = await edges(page.getByRole('main'));
    expect(Math.max(...places.map(({ right }) => right))).toBeCloseTo(column.right - 16, 0);
    expect(Math.max(...places.map(({ bottom }) => bottom))).toBeCloseTo(places[0]?.bottom ?? 0, 0);
    const covered = widths.reduce((sum, width, index) => sum + width * (heights[index] ?? 0), 0);
    expect(covered / (column.right - column.left - 32) / (heights[0] ?? 0)).toBeGreaterThan(0.95);
    const price = await edges(page.getByText(/ Birr$/).first());
    const call = await edges(page.getByRole('link', { name: /^Call/ }));
    expect(Math.max(price.bottom, call.bottom)).toBeLessThan(viewport?.height ?? 0);
  }
});
