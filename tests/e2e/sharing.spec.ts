import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { qrModules } from '@/listings/sharing/qr-modules';
import { buildRow } from '#tests/build-row';
import { expect, serveCatalogue, test } from './gulit';

const sofa = { id: 7, product_name: 'Three-seat sofa', price: '18500.00', discount: '10' };

/** A photo whose left half is red and whose right half is blue, as a PNG. */
async function drawPhoto(page: Page): Promise<Buffer> {
  await page.goto('about:blank');
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    for (const [left, colour] of [
      [0, 'red'],
      [400, 'blue'],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(left, 0, 400, 600);
    }
    return canvas.toDataURL();
  });
  return Buffer.from(data.replace(/^.*,/, ''), 'base64');
}

async function openPoster(page: Page): Promise<Locator> {
  await page.goto('/nearby-detail?id=7');
  await page.getByRole('button', { name: 'More actions for Three-seat sofa' }).click();
  await page.getByRole('button', { name: 'Make a poster' }).click();
  const sheet = page.getByRole('dialog', { name: 'Poster of Three-seat sofa' });
  await expect(
    sheet.getByRole('img', { name: /^Poster: Three-seat sofa, 18,500 Birr, 10% off/ }),
  ).toBeVisible();
  return sheet;
}

/** The picture's size, two points of its upper part, and which modules are dark in its code, which has so many. */
const readPoster = (sheet: Locator, modules: number) =>
  sheet.getByRole('img').evaluate(async (image: HTMLImageElement, count) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const at = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.subarray(0, 3));
    // The lower right corner has nothing dark but the code.
    const corner = { left: 740, top: 1000, side: 330 };
    const { data } = context.getImageData(corner.left, corner.top, corner.side, corner.side);
    const isDark = (x: number, y: number) =>
      (data[4 * (Math.floor(y) * corner.side + Math.floor(x))] ?? 255) < 128;
    const steps = Array.from({ length: corner.side }, (_, index) => index);
    const columns = steps.filter((x) => steps.some((y) => isDark(x, y)));
    const [left = 0] = columns;
    const top = steps.find((y) => steps.some((x) => isDark(x, y))) ?? 0;
    const module = ((columns.at(-1) ?? 0) + 1 - left) / count;
    const places = Array.from({ length: count }, (_, index) => (index + 0.5) * module);
    const code = places.map((y) => places.map((x) => isDark(left + x, top + y)));
    return { width, height, points: [at(100, 200), at(980, 200)], code };
  }, modules);

test('a poster has the photo of the offer and a code that leads to it, and is saved', async ({
  page,
  baseURL,
}) => {
  const photo = await drawPhoto(page);
  await page.route('**/media/sofa.png', (route) => route.fulfill({ contentType: 'image/png', body: photo }));
  await serveCatalogue(page, [buildRow({ ...sofa, product_photo: '/media/sofa.png' })]);
  const sheet = await openPoster(page);
  const modules = qrModules(`${baseURL}/nearby-detail?id=7`) ?? [];
  const { width, height, points, code } = await readPoster(sheet, modules.length);
  expect([width, height]).toEqual([1080, 1350]);
  const [[red = 0, , dim = 255] = [], [dark = 255, , blue = 0] = []] = points;
  expect(red - dim).toBeGreaterThan(200);
  expect(blue - dark).toBeGreaterThan(200);
  expect(code).toEqual(modules);

  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('offer-7.jpg');
  const saved = await readFile(await (await download).path());
  expect([...saved.subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test('a poster whose photo may not be read is made without it, says so, and is saved', async ({
  page,
  complaints,
}) => {
  const photo = await drawPhoto(page);
  await page.route('https://media.example/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      body: photo,
      headers: { 'access-control-allow-origin': 'https://shop.example' },
    }),
  );
  await serveCatalogue(page, [buildRow({ ...sofa, product_photo: 'https://media.example/sofa.png' })]);
  const sheet = await openPoster(page);
  await expect(sheet.getByText(/^The poster is without the photo/)).toBeVisible();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('offer-7.jpg');
  // The browser names each picture of the other host that it was not let to read.
  expect(complaints.filter((complaint) => !complaint.includes('media.example'))).toEqual([]);
  complaints.length = 0;
});

test('the sheet for the door is one page of A4, black on white, without bars and buttons', async ({
  page,
}) => {
  await serveCatalogue(
    page,
    Array.from({ length: 9 }, (_, index) =>
      buildRow({ ...sofa, id: index + 1, company_name: 'Sheger Cycles', product_photo: '/art/foods.webp' }),
    ),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/seller?company=Sheger%20Cycles');
  await page.getByRole('link', { name: 'Print for the door' }).click();
  const sheet = page.getByRole('article', { name: 'The sheet' });
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('contentinfo')).toBeAttached();

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  // 210 × 297 mm in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button'),
    page.getByRole('link'),
  ])
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
  const colours = await sheet.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await expect(sheet.getByRole('img', { name: /^A code that leads to / })).toBeVisible();
});
