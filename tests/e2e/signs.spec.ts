import type { Locator } from '@playwright/test';
import { facesOf } from './faces-of';
import { expect, serveCatalogue, test } from './gulit';

/** The system's own font if it has one, otherwise ours. */
const emojiFace = /emoji/i;

async function expectDrawn(text: Locator, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const faces = Object.entries(await facesOf(text));
      return faces.filter(([name]) => emojiFace.test(name)).map(([, drawn]) => drawn);
    })
    .toEqual([count]);
}

test('each flag is drawn as one picture, even without an emoji font', async ({ page }) => {
  await page.goto('/language');
  for (const flag of ['🇬🇧', '🇪🇸', '🇫🇷', '🇩🇪', '🇨🇳', '🇯🇵'])
    await expectDrawn(page.getByText(flag, { exact: true }), 1);
});

test('emoji in messages are drawn as pictures, and copied as text', async ({ page }) => {
  await serveCatalogue(page, []);
  await page.goto('/Music_And_Instruments');
  await expectDrawn(page.getByText('😢 Loading...'), 1);
  await page.goto('/nearby-shops');
  await page.getByRole('button', { name: 'Use my location' }).click();
  const denied = page.getByText('❌ Location access denied. Showing no products.');
  await expectDrawn(denied, 1);
  // Copied and spoken text stays the same.
  await expect(denied).toHaveText(/^❌ Location/);
});
