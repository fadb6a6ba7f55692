import { expect, test } from './gulit';

const lookOf = (element: Element) => {
  const { appearance, backgroundColor, backgroundImage, color } = getComputedStyle(element);
  return { appearance, backgroundColor, arrow: backgroundImage, color };
};

test('a choice is drawn by us, arrow and all, as the field beside it, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/form');
    const choice = await page.getByLabel('Discount', { exact: true }).evaluate(lookOf);
    const field = await page.getByLabel('Price').evaluate(lookOf);
    // WebKit ignores the colours of native options.
    expect(choice.appearance).toBe('none');
    expect(choice.backgroundColor).toBe(field.backgroundColor);
    expect(choice.color).toBe(field.color);
    expect(choice.arrow).toContain(choice.color);
  }
});
