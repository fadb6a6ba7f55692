/** `npm run icons`: draws the icons of the installed app from `public/favicon.svg`, for systems that take no SVG. */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url).pathname;
const symbol = readFileSync(`${folder}favicon.svg`, 'utf8');
/**
 * A system cuts a maskable icon, and Apple's rounds its corners: the ground fills the square, and the symbol
 * its middle.
 */
const filled = symbol.replace(/<rect[^>]*>/, '').replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"');
const ground = /<rect[^>]* fill="([^"]+)"/.exec(symbol)?.[1];

const icons = [
  { name: '192', size: 192, drawing: symbol, background: 'transparent' },
  { name: '512', size: 512, drawing: symbol, background: 'transparent' },
  { name: 'maskable', size: 512, drawing: filled, background: ground },
  { name: 'apple', size: 180, drawing: filled, background: ground },
];

mkdirSync(`${folder}icons`, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, size, drawing, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;display:grid;background:${background}">${drawing}</body>`);
  await page.screenshot({ path: `${folder}icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
