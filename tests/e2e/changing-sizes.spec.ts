import { expect, serveCatalogue, test } from './gulit';
import { rows } from './layout';

const many = Array.from({ length: 300 }, (_, index) => ({
  ...rows[index % rows.length],
  id: index + 1,
  product_name: `Offer ${index + 1} ${'of many words '.repeat(index % 7)}`,
}));

test('a list adapts to changing sizes without a browser error', async ({ page }) => {
  // Said to the page alone: 'ResizeObserver loop completed with undelivered notifications.'
  const errors: string[] = [];
  await page.exposeFunction('noteError', (message: string) => errors.push(message));
  await page.addInitScript(() =>
    addEventListener('error', ({ message }) => void Reflect.get(window, 'noteError')(message)),
  );
  await serveCatalogue(page, many);
  await page.goto('/homes');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
  for (let turns = 0; turns < 6; turns += 1) await page.mouse.wheel(0, 700);
  for (const width of [700, 1100, 360, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let frames = 0; frames < 6; frames += 1) await frame();
    });
  }
  expect(errors).toEqual([]);
});
