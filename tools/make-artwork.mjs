// Draws the pictures of the demonstration data, the category tiles and the storefront from an open icon set.
//
// The icon set (Microsoft Fluent Emoji, MIT) is 99 MB and only this script needs it, so it is no dependency:
//   npm install --no-save @iconify-json/fluent-emoji
//   node tools/make-artwork.mjs
// ICONS_DIR names another folder whose node_modules holds the set, CHROMIUM_PATH another browser. Words after
// the command name the folders of `public` to draw: demo, art, store; all of them where there are none.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

const root = path.join(import.meta.dirname, '..');
const tables = path.join(root, 'src/mocks/demonstration');
const iconSet = path.join(
  process.env.ICONS_DIR ?? root,
  'node_modules/@iconify-json/fluent-emoji/icons.json',
);
const maximumBytes = 12_000;
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
 * What to draw, read from the text of the tables: they import through the `@/` alias, which Node does not know.
 * A picture's name is its icon's name. A category's tile shows what its first product shows, so it needs no list.
 */
async function readTables() {
  const pictures = new Set();
  const mains = new Set();
  const tiles = new Map();
  for (const file of await readdir(tables)) {
    if (!/^demonstration-.+\.ts$/.test(file)) continue;
    const text = await readFile(path.join(tables, file), 'utf8');
    let category;
    for (const [, key, kind, list] of text.matchAll(/^ {2}(\w+): \{$|(pictures|sides): \[([^\]]+)\]/gm)) {
      if (key) {
        category = key;
        continue;
      }
      const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
      names.forEach((name) => pictures.add(name));
      if (kind !== 'pictures') continue;
      mains.add(names[0]);
      if (!tiles.has(category)) tiles.set(category, names[0]);
    }
  }
  return { pictures: [...pictures].toSorted(), mains: [...mains].toSorted(), tiles: [...tiles] };
}

/** The pictures that the storefront's products name. */
async function readStorePictures() {
  const text = await readFile(path.join(root, 'src/storefront/products.ts'), 'utf8');
  return [...text.matchAll(/image: '([^']+)'/g)].map(([, name]) => [name, name]);
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

async function make(page, icons, folder, entries, size) {
  const target = path.join(root, 'public', folder);
  await mkdir(target, { recursive: true });
  // Removes pictures that no table names any more.
  for (const file of await readdir(target)) {
    if (file.endsWith('.webp')) await rm(path.join(target, file));
  }
  let total = 0;
  for (const [name, icon, view] of entries) {
    if (!icons[icon]) throw new Error(`${folder}/${name}: there is no icon "${icon}"`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="512" height="512" viewBox="0 0 32 32">${icons[icon].body}</svg>`;
    const [width, height] = view ? viewSize : size;
    const drawn = await page.evaluate(draw, { svg, width, height, view, bytes: maximumBytes });
    if (drawn === null) throw new Error(`${folder}/${name} takes more than ${maximumBytes} bytes`);
    const picture = Buffer.from(drawn, 'base64');
    await writeFile(path.join(target, `${name}.webp`), picture);
    total += picture.length;
  }
  console.log(`public/${folder}: ${entries.length} pictures, ${Math.round(total / 1024)} KB`);
}

/** What the set lacks, and other sides of it, drawn in its style: soft bodies, light from the upper left. */
const drawings = path.join(import.meta.dirname, 'drawings');
const { icons } = JSON.parse(await readFile(iconSet, 'utf8'));
for (const file of await readdir(drawings)) {
  const svg = await readFile(path.join(drawings, file), 'utf8');
  icons[path.parse(file).name] = { body: svg.replace(/<\/?svg[^>]*>/g, '') };
}
const { pictures, mains, tiles } = await readTables();
const demo = pictures.map((name) => [name, name]);
for (const name of mains) {
  for (const [view, how] of Object.entries(views)) demo.push([`${name}--${view}`, name, how]);
}
const folders = {
  demo: [demo, [480, 360]],
  art: [tiles, [240, 180]],
  store: [await readStorePictures(), [480, 360]],
};
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(folders);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  for (const folder of asked) {
    const [entries, size] = folders[folder] ?? [];
    if (!entries) throw new Error(`There is no folder "${folder}"`);
    await make(page, icons, folder, entries, size);
  }
} finally {
  await browser.close();
}
