import type { Locator } from '@playwright/test';

/** The fonts that draw a text, by Chromium's names, each with its number of glyphs. */
export async function facesOf(text: Locator): Promise<Record<string, number>> {
  const devtools = await text.page().context().newCDPSession(text.page());
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
