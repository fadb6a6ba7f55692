/**
 * Draws pictures of `public` in Chromium; words after the command name which. `demo`, `art` and `store`, all three
 * without a word: what the demonstration, the tiles and the storefront show, from an open icon set (Microsoft Fluent
 * Emoji, MIT). It is 99 MB and nothing else needs it, so it is no dependency:
 *   npm install --no-save @iconify-json/fluent-emoji
 * ICONS_DIR names another folder whose node_modules holds it. `icons`: those of the installed app, from `favicon.svg`,
 * for systems that take no SVG. `link`: what a link to the market shows.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

const root = path.join(import.meta.dirname, '..');
const at = (file) => path.join(root, file);
const resolve = { alias: { '@': at('src') } };
const importOf = async (file) => (await runnerImport(at(file), { configFile: false, resolve })).module;
const maximumBytes = 12_000;
const sizes = { demo: [480, 360], art: [240, 180], store: [480, 360] };
const viewSize = [360, 270];

/**
 * How a thing is shown from nearer and from other sides: its size and place in px of the picture, turned by degrees,
 * narrowed and mirrored. `listing-values.ts` names the same views.
 */
const views = {
  turned: { size: 178, x: 180, y: 132, narrowed: -0.78, slant: 0.05 },
  near: { size: 238, x: 180, y: 140 },
  left: { size: 390, x: 294, y: 188 },
  right: { size: 390, x: 72, y: 96 },
  tilted: { size: 172, x: 184, y: 134, degrees: -13 },
};

/**
 * What each folder shows: each picture with its icon, and perhaps with a view of it. A picture of a thing has the name
 * of its icon. A category's tile shows what its first product shows, so it needs no list.
 */
async function readFolders() {
  const { demonstrationCategories } = await importOf('src/mocks/demonstration/demonstration-categories.ts');
  const { storeProducts } = await importOf('src/storefront/products.ts');
  const products = Object.values(demonstrationCategories).flatMap((category) => category.products);
  const things = new Set(products.flatMap(({ pictures, sides = [] }) => [...pictures, ...sides]));
  const mains = new Set(products.map(({ pictures: [main] }) => main));
  const sides = [...mains].flatMap((name) =>
    Object.entries(views).map(([view, how]) => [`${name}--${view}`, name, how]),
  );
  const categories = Object.entries(demonstrationCategories);
  return {
    demo: [...[...things].map((name) => [name, name]), ...sides],
    art: categories.map(([name, category]) => [name, category.products[0].pictures[0]]),
    store: storeProducts.map(({ image }) => [image, image]),
  };
}

/**
 * Runs in the page: one icon with its shadow on a clear ground, or a view of it, as the base64 text of a WebP
 * of at most so many bytes.
 */
async function draw({ svg, width, height, view, bytes }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const whole = Math.round(height * 0.62);
  const middle = Math.round(height * 0.165) + whole / 2;
  const { size = whole, x = width / 2, y = middle, narrowed = 1, slant = 0, degrees = 0 } = view ?? {};
  // A flattened radial gradient fades evenly and compresses better than a blurred ellipse.
  context.save();
  context.translate(x, y + size / 2 + height * 0.02);
  context.scale(1, 0.16);
  const shadow = context.createRadialGradient(0, 0, 0, 0, 0, size * 0.46);
  shadow.addColorStop(0, 'rgb(20 16 30 / 0.3)');
  shadow.addColorStop(0.6, 'rgb(20 16 30 / 0.14)');
  shadow.addColorStop(1, 'rgb(20 16 30 / 0)');
  context.fillStyle = shadow;
  context.fillRect(-size, -size, size * 2, size * 2);
  context.restore();
  context.translate(x, y);
  context.rotate((degrees * Math.PI) / 180);
  context.transform(narrowed, slant, 0, 1, 0, 0);
  context.drawImage(image, -size / 2, -size / 2, size, size);
  for (let quality = view ? 0.6 : 0.75; quality > 0.05; quality -= 0.1) {
    const picture = canvas.toDataURL('image/webp', quality).split(',')[1];
    if (picture.length * 0.75 <= bytes) return picture;
  }
  return null;
}

async function make(page, icons, folder, entries) {
  const target = at(`public/${folder}`);
  await mkdir(target, { recursive: true });
  // Removes pictures that no table names any more.
  for (const file of await readdir(target)) {
    if (file.endsWith('.webp')) await rm(path.join(target, file));
  }
  let total = 0;
  for (const [name, icon, view] of entries) {
    if (!icons[icon]) throw new Error(`${folder}/${name}: there is no icon "${icon}"`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="512" height="512" viewBox="0 0 32 32">${icons[icon].body}</svg>`;
    const [width, height] = view ? viewSize : sizes[folder];
    const drawn = await page.evaluate(draw, { svg, width, height, view, bytes: maximumBytes });
    if (drawn === null) throw new Error(`${folder}/${name} takes more than ${maximumBytes} bytes`);
    const picture = Buffer.from(drawn, 'base64');
    await writeFile(path.join(target, `${name}.webp`), picture);
    total += picture.length;
  }
  console.log(`public/${folder}: ${entries.length} pictures, ${Math.round(total / 1024)} KB`);
}

/** The icons of the set, and what it lacks, drawn in its style: soft bodies, light from the upper left. */
async function readIcons() {
  const iconSet = 'node_modules/@iconify-json/fluent-emoji/icons.json';
  const { icons } = JSON.parse(await readFile(path.join(process.env.ICONS_DIR ?? root, iconSet), 'utf8'));
  for (const file of await readdir(at('tools/drawings'))) {
    const svg = await readFile(at(`tools/drawings/${file}`), 'utf8');
    icons[path.parse(file).name] = { body: svg.replace(/<\/?svg[^>]*>/g, '') };
  }
  return icons;
}

/** Draws the folders of these names. */
async function drawFolders(page, names) {
  const icons = await readIcons();
  const folders = await readFolders();
  for (const name of names) {
    if (!folders[name]) throw new Error(`There is no folder "${name}"`);
    await make(page, icons, name, folders[name]);
  }
}

async function drawIcons(page) {
  const symbol = await readFile(at('public/favicon.svg'), 'utf8');
  // A system cuts a maskable icon, and Apple's rounds its corners: the ground fills the square, the symbol its middle.
  const filled = symbol.replace(/<rect[^>]*>/, '').replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"');
  const ground = /<rect[^>]* fill="([^"]+)"/.exec(symbol)?.[1];
  await mkdir(at('public/icons'), { recursive: true });
  for (const [name, size, drawing, background] of [
    ['192', 192, symbol, 'transparent'],
    ['512', 512, symbol, 'transparent'],
    ['maskable', 512, filled, ground],
    ['apple', 180, filled, ground],
  ]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;display:grid;background:${background}">${drawing}</body>`);
    await page.screenshot({ path: at(`public/icons/${name}.png`), omitBackground: true });
  }
}

async function drawLink(page) {
  const { brand } = await importOf('src/config/brand.ts');
  const asData = async (file, type) => `data:${type};base64,${await readFile(at(file), 'base64')}`;
  const names = ['fashions', 'homes', 'foods', 'electronics'];
  const pictures = await Promise.all(names.map((name) => asData(`public/art/${name}.webp`, 'image/webp')));
  const face = await asData('src/ui/fonts/bricolage-grotesque-latin.woff2', 'font/woff2');
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(`<style>
  @font-face { font-family: Head; src: url(${face}); font-weight: 200 800 }
  body { margin: 0; height: 630px; background: #0f6b4a; color: #fbe9c0; display: grid; grid-template-columns: 1fr 400px; align-items: center; gap: 40px; padding: 0 80px; box-sizing: border-box; font-family: Head }
  h1 { font-size: 150px; margin: 0; line-height: 1; font-weight: 800 }
  p { font-size: 42px; margin: 28px 0 0; line-height: 1.25; font-weight: 500 }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 24px }
  img { width: 100%; background: #fbe9c0; border-radius: 32px; padding: 20px; box-sizing: border-box }
</style>
<main><h1>${brand.name}</h1><p>${brand.tagline}</p></main>
<div>${pictures.map((picture) => `<img src="${picture}">`).join('')}</div>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: at('public/preview.png') });
}

const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sizes);
const folders = asked.filter((word) => word !== 'icons' && word !== 'link');
const { browserPath } = await importOf('tests/e2e/find-browser.ts');
const browser = await chromium.launch({
  executablePath: browserPath() ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  if (folders.length > 0) await drawFolders(page, folders);
  if (asked.includes('icons')) await drawIcons(page);
  if (asked.includes('link')) await drawLink(page);
} finally {
  await browser.close();
}
