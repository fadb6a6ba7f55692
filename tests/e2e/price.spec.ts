import type { CDPSession } from '@playwright/test';
import { expect, test } from './gulit';

test('a price keeps its separators and the caret, also with a keyboard that composes', async ({
  page,
  context,
}) => {
  await page.goto('/form');
  const price = page.getByLabel('Price');
  await price.click();
  const caret = () => price.evaluate((input: HTMLInputElement) => input.selectionStart);
  const putCaret = (at: number) =>
    price.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);
  const becomes = async (text: string, at: number) => {
    await expect(price).toHaveValue(text);
    await expect.poll(caret).toBe(at);
  };
  const keyboard: CDPSession = await context.newCDPSession(page);
  /** As a phone's keyboard does: the text is underlined until it is accepted. */
  const compose = (text: string, replaced?: [from: number, to: number]) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
      ...(replaced && { replacementStart: replaced[0], replacementEnd: replaced[1] }),
    });
  const take = (text: string) => keyboard.send('Input.insertText', { text });

  await page.keyboard.type('1250000');
  await becomes('1,250,000', 9);
  await putCaret(4);
  await page.keyboard.press('Backspace');
  await becomes('120,000', 2);

  await price.fill('');
  for (const text of ['1', '12', '125', '1250']) await compose(text);
  await expect(price).toHaveValue('1250');
  await take('1250');
  await becomes('1,250', 5);
  await putCaret(1);
  await compose('9');
  await take('9');
  await becomes('19,250', 2);
  // The keyboard composes the whole text again.
  await compose('19,2507', [0, 6]);
  await take('19,2507');
  await becomes('192,507', 7);
  // Composed, and left without being accepted.
  await putCaret(7);
  await compose('8');
  await page.getByLabel('Product name').click();
  await expect(price).toHaveValue('1,925,078');
});
