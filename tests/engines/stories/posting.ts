import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import exifr from 'exifr';
import { expect } from 'vitest';
import { concatBytes } from '#tests/files/concat-bytes';
import { withExif } from '#tests/files/with-exif';
import { hana } from '#tests/server/provider-session';
import type { Market } from '../market';
import type { Person } from '../person';
import { byLabel, byRole, byText, callInPage } from '../query';
import type { Story } from './story';

const photoCount = 6;
const submit = byRole('button', 'Submit');

/**
 * Creates six different photos as a phone makes them, rotated and with a location. Their folder exists while `work`
 * runs.
 */
async function withPhotos(work: (paths: readonly string[]) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-photos-'));
  const photo = withExif(await readFile(new URL('../../files/photo.jpg', import.meta.url)));
  const paths = Array.from({ length: photoCount }, (_, index) => path.join(folder, `photo-${index}.jpg`));
  // Bytes after the end of a picture are ignored.
  for (const [index, file] of paths.entries()) await writeFile(file, concatBytes(photo, `number ${index}`));
  await work(paths);
  await rm(folder, { recursive: true });
}

async function writePost(person: Person, name: string): Promise<void> {
  await person.open('/form');
  await person.fill(byLabel(/^Product name/), name);
  await person.fill(byLabel(/^Company name/), 'Bole Tools');
  await withPhotos(async (paths) => {
    await person.pickFiles(byLabel('Photos'), paths);
    await person.see(byRole('img', `Additional image ${photoCount - 1}`));
  });
}

/** The number of stored files of unsent posts; runs in the page. */
async function countKeptFiles(): Promise<number> {
  const ended = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = await ended(indexedDB.open('gulit-selling'));
  const count = await ended(database.transaction('files').objectStore('files').count());
  database.close();
  return count;
}

/** Reloads the form once everything is stored, and resumes the draft. */
async function reloadDraft(person: Person, name: string): Promise<void> {
  await person.until(
    `${photoCount} files kept`,
    async () => (await person.run(callInPage(countKeptFiles))) === photoCount,
  );
  await person.reload();
  await person.click(byRole('button', `Resume draft ${name}`));
  await person.see(byRole('img', `Additional image ${photoCount - 1}`));
  expect(await person.valueOf(byLabel(/^Product name/))).toBe(name);
}

async function submitSignedOut(person: Person): Promise<void> {
  await person.click(submit);
  await person.see(byText(/Account not created\. Please sign up/));
  await person.fill(byLabel('Email address'), hana.email);
  await person.click(byRole('button', 'Continue'));
  await person.fill(byLabel('Password'), hana.password);
  await person.click(byRole('button', 'Continue'));
}

/** Width and height of a picture as the engine shows it; runs in the page. */
async function measurePicture(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return `${picture.naturalWidth} x ${picture.naturalHeight}`;
}

/** Expects that the server has the post once, under its seller's name, with upright photos and without camera data. */
async function expectPosted(person: Person, market: Market, name: string): Promise<void> {
  await person.see(byText(/Your post submitted successfully! Waiting for verification\./));
  const stored = (await market.listings()).filter((listing) => listing.product_name === name);
  expect(stored).toHaveLength(1);
  const [post] = stored;
  expect(post?.email).toBe(hana.email);
  const photos = [post?.product_photo ?? '', ...(post?.images ?? []).map(({ image }) => image)];
  expect(photos).toHaveLength(photoCount);
  for (const photo of photos) {
    expect(await exifr.parse(await market.readMedia(photo), true)).not.toHaveProperty('Make');
    const { pathname } = new URL(photo);
    expect(await person.run(callInPage(measurePicture, pathname))).toBe('240 x 320');
  }
  await person.open('/myposts');
  const own = byRole('article', undefined, byRole('main'));
  await person.see(own);
  const listed = await person.readAll(own, ({ textContent }) => textContent);
  expect(listed.filter((text) => text.includes(name))).toHaveLength(1);
}

const postSignedOut =
  (name: string): Story['tell'] =>
  async (person, market) => {
    await writePost(person, name);
    await person.seeNo(byText(/This browser has no room/));
    await reloadDraft(person, name);
    await submitSignedOut(person);
    await expectPosted(person, market, name);
  };

export const post: Story = { tell: postSignedOut('Ladder of four metres') };
export const postInPrivate: Story = {
  window: { isPrivate: true },
  tell: postSignedOut('Ladder of five metres'),
};
