import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import exifr from 'exifr';
import { withExif } from '#tests/files/with-exif';
import { expect, test } from './gulit';
import { alertOf, noteSizes, photosInput, sizesOf } from './posting-page';

test.beforeEach(({ page }) => noteSizes(page));

const mainPhoto = (page: Page) => page.getByRole('img', { name: 'Main product image' });
const additionalPhotos = (page: Page) => page.getByRole('img', { name: /^Additional image/ });

/**
 * Writes a noisy photo of 12 megapixels and returns its path. It is stored with red above blue, and turned by its EXIF
 * orientation.
 */
async function takeBigPhoto(page: Page): Promise<string> {
  const base64 = await page.evaluate(() => {
    const draw = (width: number, height: number) => {
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      return context;
    };
    const grain = draw(256, 256);
    const pixels = grain.createImageData(256, 256);
    crypto.getRandomValues(new Uint8Array(pixels.data.buffer, 0, 65_536));
    pixels.data.copyWithin(65_536, 0, 65_536);
    pixels.data.copyWithin(131_072, 0, 131_072);
    grain.putImageData(pixels, 0, 0);
    const photo = draw(4000, 3000);
    photo.fillStyle = '#d02020';
    photo.fillRect(0, 0, 4000, 1500);
    photo.fillStyle = '#2020d0';
    photo.fillRect(0, 1500, 4000, 1500);
    photo.globalAlpha = 0.3;
    photo.fillStyle = photo.createPattern(grain.canvas, 'repeat') ?? '#888';
    photo.fillRect(0, 0, 4000, 3000);
    return photo.canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '');
  });
  const path = test.info().outputPath('big.jpg');
  writeFileSync(path, withExif(Buffer.from(base64, 'base64')));
  return path;
}

/** All stored files of the drafts, in any order. */
async function keptFiles(page: Page): Promise<{ type: string; bytes: Buffer }[]> {
  const files = await page.evaluate(async () => {
    const ended = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('It cannot be read.')));
      });
    const database = await ended(indexedDB.open('gulit-selling'));
    const kept: unknown[] = await ended(database.transaction('files').objectStore('files').getAll());
    database.close();
    return Promise.all(
      kept.map(async (stored) => {
        const { type, bytes } = Object(stored);
        if (!(bytes instanceof ArrayBuffer)) throw new Error('What is kept has no bytes.');
        const file = new Blob([bytes], { type });
        const reader = new FileReader();
        const read = new Promise((resolve) => reader.addEventListener('load', resolve));
        reader.readAsDataURL(file);
        await read;
        return { type: file.type, base64: String(reader.result).replace(/^.*,/, '') };
      }),
    );
  });
  return files.map(({ type, base64 }) => ({ type, bytes: Buffer.from(base64, 'base64') }));
}

/** The size of a photo, and whether its red half is to the right of its blue one. */
const inspectPhoto = (page: Page, { type, bytes }: { type: string; bytes: Buffer }) =>
  page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 1 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 2, 1);
      const [leftRed = 0, , leftBlue = 0, , rightRed = 0, , rightBlue = 0] =
        context?.getImageData(0, 0, 2, 1).data ?? [];
      const isRedRight = leftBlue > leftRed && rightRed > rightBlue;
      return { width: image.naturalWidth, height: image.naturalHeight, isRedRight };
    },
    `data:${type};base64,${bytes.toString('base64')}`,
  );

test('chosen photos are made small, upright and free of metadata: eleven large ones are at most 8 MB', async ({
  page,
}) => {
  await page.goto('/form');
  const path = await takeBigPhoto(page);
  const original = readFileSync(path);
  expect(original.length).toBeGreaterThan(3_000_000);
  await photosInput(page).setInputFiles(Array<string>(11).fill(path));
  await expect(additionalPhotos(page)).toHaveCount(10, { timeout: 90_000 });
  await expect(mainPhoto(page)).toBeVisible();
  await expect.poll(async () => (await keptFiles(page)).length).toBe(11);

  const files = await keptFiles(page);
  const weight = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(weight).toBeLessThanOrEqual(8_000_000);
  for (const file of files) {
    expect(await exifr.parse(file.bytes, { xmp: true, iptc: true })).toBeUndefined();
  }
  const [one] = files;
  if (!one) throw new Error('Nothing is kept.');
  expect(await inspectPhoto(page, one)).toEqual({ width: 1536, height: 2048, isRedRight: true });
  // The same photo was chosen eleven times, so one stands for all.
  expect(files.filter(({ bytes }) => bytes.equals(one.bytes))).toHaveLength(11);
  expect(await sizesOf(page)).toEqual(Array<number>(10).fill(Math.round(one.bytes.length / 1000)));
});

test('a chosen video is refused if it lasts 31 s, and accepted if it lasts 30.4 s', async ({ page }) => {
  await page.goto('/form');
  const input = page.getByLabel('Video', { exact: true });
  await input.setInputFiles('tests/files/clip-31s.mp4');
  await expect(alertOf(page, 'Video must be 30 seconds or less.')).toBeVisible();
  await expect(page.getByText('clip-31s.mp4')).toHaveCount(0);
  await input.setInputFiles('tests/files/clip-30s.mp4');
  await expect(page.getByText('clip-30s.mp4 · 30 s · 0.0 MB')).toBeVisible();
  await expect(alertOf(page, 'Video must be')).toHaveCount(0);
  const bytes = readFileSync('tests/files/clip-30s.mp4');
  // The previous video must be gone.
  await expect.poll(() => keptFiles(page)).toEqual([{ type: 'video/mp4', bytes }]);
});
