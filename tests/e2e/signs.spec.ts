import type { Locator, Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';

test.skip(({ isMobile }) => isMobile, 'faces are the same on every size');

/** The faces that draw a text, with the number of pictures each draws of it. */
async function facesOf(page: Page, text: Locator): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await text.evaluate((element) => element.setAttribute('data-asked', ''));
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-asked]',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await text.evaluate((element) => element.removeAttribute('data-asked'));
  await devtools.detach();
  return Object.fromEntries(fonts.map(({ familyName, glyphCount }) => [familyName, glyphCount]));
}

/** The system's own face where it has one, else the one that comes along. */
const emojiFace = /emoji/i;

async function expectDrawn(page: Page, text: Locator, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const faces = Object.entries(await facesOf(page, text));
      return faces.filter(([name]) => emojiFace.test(name)).map(([, drawn]) => drawn);
    })
    .toEqual([count]);
}

test('each flag is one picture, also where the system has no emoji face', async ({ page }) => {
  await page.goto('/language');
  for (const flag of ['🇬🇧', '🇪🇸', '🇫🇷', '🇩🇪', '🇨🇳', '🇯🇵'])
    await expectDrawn(page, page.getByText(flag, { exact: true }), 1);
});

test('the signs in what is said are drawn, and stay text', async ({ page }) => {
  await serveCatalogue(page, []);
  await page.goto('/Music_And_Instruments');
  await expectDrawn(page, page.getByText('😢 Loading...'), 1);
  await page.goto('/nearby-shops');
  await page.getByRole('button', { name: 'Use my location' }).click();
  const denied = page.getByText('❌ Location access denied. Showing no products.');
  await expectDrawn(page, denied, 1);
  // What is copied and read stays the text.
  await expect(denied).toHaveText(/^❌ Location/);
});
