/**
 * Draws `public/preview.png`, what a link to the market shows, in Chromium: `node tools/make-link-picture.mjs`
 * (`CHROMIUM_PATH`).
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

const at = (/** @type {string} */ path) => new URL(`../${path}`, import.meta.url).pathname;
const { brand } = (await runnerImport(at('src/config/brand.ts'), { configFile: false })).module;
const asData = (/** @type {string} */ file, /** @type {string} */ type) =>
  `data:${type};base64,${readFileSync(at(file)).toString('base64')}`;
const picture = (/** @type {string} */ name) =>
  `<img src="${asData(`public/art/${name}.webp`, 'image/webp')}">`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>
  @font-face { font-family: Head; src: url(${asData('src/ui/fonts/bricolage-grotesque-latin.woff2', 'font/woff2')}); font-weight: 200 800 }
  body { margin: 0; height: 630px; background: #0f6b4a; color: #fbe9c0; display: grid; grid-template-columns: 1fr 400px; align-items: center; gap: 40px; padding: 0 80px; box-sizing: border-box; font-family: Head }
  h1 { font-size: 150px; margin: 0; line-height: 1; font-weight: 800 }
  p { font-size: 42px; margin: 28px 0 0; line-height: 1.25; font-weight: 500 }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 24px }
  img { width: 100%; background: #fbe9c0; border-radius: 32px; padding: 20px; box-sizing: border-box }
</style>
<main><h1>${brand.name}</h1><p>${brand.tagline}</p></main>
<div>${['fashions', 'homes', 'foods', 'electronics'].map(picture).join('')}</div>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: at('public/preview.png') });
await browser.close();
