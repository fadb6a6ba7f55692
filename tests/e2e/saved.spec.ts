import { buildRow } from '#tests/data/build-row';
import { takeFinger } from './drag-photo';
import { expect, serveCatalogue, test } from './gulit';

const names = ['Quiet fridge', 'Tall fridge with two doors', 'Small fridge', 'Used fridge'];
const another = 'Fridge with a dent';
const rows = [...names, another].map((product_name, index) =>
  buildRow({ id: index + 1, product_name, product_photo: '/art/appliances.webp', price: `${index + 9}000` }),
);

test('four saved offers are compared; a phone shows three at once, and the fourth after a swipe', async ({
  page,
}) => {
  await serveCatalogue(page, rows);
  await page.goto('/homes');
  // The offer that was saved last is the first in the comparison.
  for (const name of names.toReversed()) await page.getByRole('button', { name: `Save ${name}` }).click();
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Compare 4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare offers' })).toBeFocused();
  const column = (name: string) => page.getByRole('columnheader', { name });
  const [first = '', , third = '', last = ''] = names;
  await expect(column(first)).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(column(third)).toBeInViewport({ ratio: 0.99 });
  // Its beginning is visible, which shows that there is more.
  await expect(column(last)).toBeInViewport();
  await expect(column(last)).not.toBeInViewport({ ratio: 0.9 });
  const table = page.getByRole('region', { name: 'Comparison' });
  const box = await table.boundingBox();
  const finger = await takeFinger(page);
  const y = (box?.y ?? 0) + 60;
  await finger.press({ x: 300, y });
  for (let x = 290; x >= 150; x -= 10) await finger.move({ x, y });
  await finger.restAndRelease();
  await expect(column(last)).toBeInViewport({ ratio: 0.9 });
});
