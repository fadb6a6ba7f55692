import { expect, serveCatalogue, test } from './gulit';
import { edges, isPhone, rows } from './layout';
import { overlayIsEntered } from './settle';

test('pictures are swiped, stepped through and zoomed; the zoom loads only then', async ({
  page,
  viewport,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/nearby-detail?id=480');
  const first = page.getByRole('button', { name: /^Zoom picture 1 of/ });
  await expect(first).toBeVisible();
  await page.waitForTimeout(800);
  expect(scripts.filter((url) => url.includes('/picture-zoom'))).toEqual([]);

  if (isPhone(viewport)) {
    await first.evaluate((button) => button.parentElement?.scrollTo({ left: button.clientWidth }));
    await expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  const second = page.getByRole('button', { name: /^Zoom picture 2 of/ });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await second.click();
  const zoom = page.getByRole('button', { name: 'Zoom in' });
  await expect(zoom).toBeVisible();
  expect(scripts.filter((url) => url.includes('/picture-zoom')).length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await second.click();
  await expect(zoom).toBeVisible();
  await overlayIsEntered(page);
  await page.goBack();
  await expect(zoom).toBeHidden();
  await expect(page).toHaveURL(/nearby-detail/);
  await expect(second).toBeInViewport({ ratio: 0.9 });
});

test('three quick steps go three pictures on', async ({ page, viewport }) => {
  await page.goto('/nearby-detail?id=480');
  await page.getByRole('button', { name: /^Zoom picture 1 of/ }).focus();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(800);
  if (isPhone(viewport))
    await expect(page.getByRole('button', { name: 'Show picture 4' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  const fourth = page.getByRole('button', { name: /^Zoom picture 4 of/ });
  await expect(fourth).toBeInViewport({ ratio: 0.9 });
  await expect(fourth).toBeFocused();
});

for (const count of [1, 2, 3, 11])
  test(`a desktop shows ${Math.min(count, 5)} of ${count} pictures side by side, from edge to edge`, async ({
    page,
    viewport,
  }) => {
    test.skip(isPhone(viewport), 'a phone shows one at a time');
    const images = Array.from({ length: count - 1 }, (_, id) => ({ id, image: `/art/foods.webp?${id}` }));
    await serveCatalogue(page, [{ ...rows[0], images }]);
    await page.goto('/nearby-detail?id=1');
    const pictures = page.getByRole('button', { name: /^Zoom picture/ });
    await expect(pictures).toHaveCount(Math.min(count, 5));
    const places = await Promise.all((await pictures.all()).map(edges));
    const widths = places.map(({ left, right }) => right - left);
    const heights = places.map(({ top, bottom }) => bottom - top);
    // The first picture is the largest, and all fit on one screen between the page's edges.
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
  });
