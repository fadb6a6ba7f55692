import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import exifr from 'exifr';
import { exifBytes, exifFacts } from '#tests/files/exif-bytes';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildPng, pngChunk } from '#tests/files/png-bytes';
import { buildWebp, webpChunk } from '#tests/files/webp-bytes';
import { withExif } from '#tests/files/with-exif';
import { hana } from '#tests/server/provider-session';
import { expect } from './sign-in-build';

/** The argument of `setInputFiles`. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG without metadata, which is sent unchanged. Tests recognise it by `weight`, its number of padding bytes. */
export const smallPhoto = (name: string, weight: number): PickedFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(buildJpeg({ weight })),
});

/** The smallest valid post. */
export const ladder = {
  productName: 'Ladder, 3 m',
  companyName: 'Bole Tools',
  main: smallPhoto('main.jpg', 10),
  additional: [1, 2, 3, 4, 5].map((number) => smallPhoto(`image-${number}.jpg`, 10 + number)),
};

export const formOf = (page: Page) => page.getByRole('form', { name: 'Promote Your Product' });
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
export const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const successOf = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: '✅ Your post submitted successfully! Waiting for verification.' });

const additionalPhotos = (page: Page) => page.getByRole('img', { name: /^Additional image/ });

/** Records the sizes of pictures for `sizesOf`. Call it before the page is opened. */
export const noteSizes = (page: Page) =>
  page.addInitScript(() => {
    const create = URL.createObjectURL;
    const sizes = new Map<string, number>();
    URL.createObjectURL = (file: Blob) => {
      const url = create(file);
      sizes.set(url, file.size);
      return url;
    };
    Object.assign(window, { sizeOf: (url: string) => sizes.get(url) });
  });

/** The sizes of the additional images in kB, in their order, by which the tests recognise them. */
export const sizesOf = (page: Page): Promise<readonly number[]> =>
  additionalPhotos(page).evaluateAll((images) =>
    images.map((image) => Math.round(Object(window).sizeOf(image.getAttribute('src')) / 1000)),
  );

/** Chooses an item in the menu of a photo: 'main product image', 'image 1' and so on. */
export async function changePhoto(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('button', { name: `${action} ${name}` }).click();
}

/** The input for all photos of the offer. */
export const photosInput = (page: Page) => page.getByLabel('Photos', { exact: true });

/** Chooses additional images, all at once, after the main one. Waits until all are ready. */
export async function pickImages(page: Page, files: readonly PickedFile[]): Promise<void> {
  const before = await additionalPhotos(page).count();
  await photosInput(page).setInputFiles([...files]);
  await expect(additionalPhotos(page)).toHaveCount(before + files.length);
}

/** Chooses the profile photo, or the offer's first photo, which is the main one. Waits until it is ready. */
export async function pickPhoto(
  page: Page,
  label: 'Profile photo' | 'Main product image',
  file: PickedFile,
): Promise<void> {
  await (label === 'Profile photo' ? page.getByLabel(label) : photosInput(page)).setInputFiles(file);
  await expect(page.getByRole('img', { name: label })).toBeVisible();
}

/** Opens the form and fills in the required fields. The main image may be a large one. */
export async function writeLadder(page: Page, main: PickedFile = ladder.main): Promise<void> {
  await page.goto('/form');
  await page.getByLabel('Product name').fill(ladder.productName);
  await page.getByLabel('Company name').fill(ladder.companyName);
  await pickPhoto(page, 'Main product image', main);
  await pickImages(page, ladder.additional);
}

/** Expects the ladder in the form, with all photos. */
export async function expectLadder(page: Page): Promise<void> {
  await expect(page.getByLabel('Product name')).toHaveValue(ladder.productName);
  await expect(page.getByLabel('Company name')).toHaveValue(ladder.companyName);
  await expect(page.getByRole('img', { name: 'Main product image' })).toBeVisible();
  await expect(additionalPhotos(page)).toHaveCount(ladder.additional.length);
}

/**
 * Waits until the browser has stored a draft with this name and number of files. Otherwise a reload could come too
 * early.
 */
export const expectKept = (page: Page, productName: string, files: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const ended = <Value>(request: IDBRequest<Value>) =>
          new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)));
        const database = await ended(indexedDB.open('gulit-selling'));
        const transaction = database.transaction(['posts', 'files']);
        const [posts, count] = await Promise.all([
          ended(transaction.objectStore('posts').getAll()),
          ended(transaction.objectStore('files').count()),
        ]);
        database.close();
        return posts.map((post) => `${post.fields?.productName}: ${count} files`);
      }),
    )
    .toContain(`${productName}: ${files} files`);

const readFixture = (name: string) => readFileSync(new URL(`../files/${name}`, import.meta.url));
const picked = (name: string, mimeType: string, bytes: Uint8Array): PickedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Like a phone's photo: turned, with the camera's make and a location. */
export const turnedPhoto = picked('sofa.jpg', 'image/jpeg', withExif(readFixture('photo.jpg')));
export const clip = picked('sofa.mp4', 'video/mp4', readFixture('clip-2s.mp4'));
export const sofaImages = [
  smallPhoto('one.jpg', 31),
  smallPhoto('two.jpg', 32),
  picked('three.png', 'image/png', buildPng({ chunks: [pngChunk('eXIf', exifBytes())] })),
  picked('four.webp', 'image/webp', buildWebp({ after: [webpChunk('EXIF', exifBytes())] })),
  smallPhoto('five.jpg', 35),
];

/** The texts that the API should receive, by their names there. Empty ones are left out. */
export const sofaTexts = {
  product_name: 'Three-seat sofa',
  company_name: 'Bole Furniture',
  category: 'homes',
  discount: '10',
  price: '18500',
  condition: 'used',
  description: 'Oak, two years old.\nLike new.',
  latitude: '9.020500',
  longitude: '38.801500',
  contact_telegram: 'https://t.me/bolefurniture',
  contact_phone: '0911 234567',
  email: hana.email,
  first_name: 'Hana',
  last_name: 'Bekele',
};

/** Fills in the form except the location, the TikTok link and the website. */
export async function fillSofa(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 9.0205, longitude: 38.8015 });
  await page.getByLabel('Product name').fill(` ${sofaTexts.product_name} `);
  await page.getByLabel('Company name').fill(sofaTexts.company_name);
  await page.getByRole('combobox', { name: 'Category' }).fill('homes');
  await page.getByRole('option', { name: 'Homes', exact: true }).click();
  await page.getByLabel('Discount', { exact: true }).selectOption('10% off');
  await page.getByLabel('Price').fill('18,500');
  await page.getByLabel('Condition').selectOption('Used');
  await page.getByLabel('Description').fill(sofaTexts.description);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByLabel('Longitude')).toHaveValue(sofaTexts.longitude);
  await page.getByLabel('Telegram link').fill('t.me/bolefurniture');
  await page.getByLabel('Phone').fill(sofaTexts.contact_phone);
  await pickPhoto(page, 'Profile photo', turnedPhoto);
  await pickPhoto(page, 'Main product image', turnedPhoto);
  await pickImages(page, sofaImages);
  await page.getByLabel('Video', { exact: true }).setInputFiles(clip);
  await expect(page.getByText('sofa.mp4 · 2 s')).toBeVisible();
}

/** Expects no camera data and no location in a photo, in its metadata or anywhere else in its bytes. */
export async function expectClean(bytes: Buffer): Promise<void> {
  expect(bytes.includes(exifFacts.make)).toBe(false);
  expect(await exifr.parse(bytes, { xmp: true, iptc: true })).toBeUndefined();
}

/** How a photo looks: its size, and the red, green and blue of 4 x 4 px. */
const look = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 4, height: 4 }).getContext('2d');
    context?.drawImage(image, 0, 0, 4, 4);
    const pixels = [...(context?.getImageData(0, 0, 4, 4).data ?? [])];
    return { width: image.naturalWidth, height: image.naturalHeight, pixels };
  }, bytes.toString('base64'));

/** Expects a photo without EXIF to look like the original. */
export async function expectUpright(page: Page, bytes: Buffer): Promise<void> {
  const [wanted, seen] = [await look(page, turnedPhoto.buffer), await look(page, bytes)];
  expect([seen.width, seen.height]).toEqual([240, 320]);
  expect([wanted.width, wanted.height]).toEqual([240, 320]);
  wanted.pixels.forEach((value, index) =>
    expect(Math.abs(value - (seen.pixels[index] ?? -99))).toBeLessThan(16),
  );
}
