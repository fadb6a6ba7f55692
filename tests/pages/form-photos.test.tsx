import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changePhoto, resumeDraft } from '#tests/app/posting-form';
import { openApp } from '#tests/app/render';
import { loadDrafts } from '#tests/app/stored-drafts';
import { buildPost, buildPhoto as buildStoredPhoto } from '#tests/data/build-post';
import { buildJpeg } from '#tests/files/jpeg-bytes';

const buildPhoto = (name: string, weight: number) =>
  new File([buildJpeg({ weight })], name, { type: 'image/jpeg' });

beforeEach(() => {
  loadDrafts();
  // Decodes a file that begins as a JPEG does.
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const [first] = new Uint8Array(await file.arrayBuffer());
    if (first !== 0xff) throw new DOMException('It cannot be decoded.', 'InvalidStateError');
    return { width: 40, height: 30, close() {} };
  });
});

const additionalPhotos = () => screen.queryAllByRole('img', { name: /^Additional image/ });
const field = () => screen.queryByLabelText('Photos');

it('photos beyond eleven are counted and left out, and one more can be added after one is removed', async () => {
  const { user } = await resumeDraft(
    buildPost({ media: { photos: Array.from({ length: 9 }, buildStoredPhoto) } }),
  );
  const files = [1, 2, 3, 4].map((number) => buildPhoto(`${number}.jpg`, number));
  await user.upload(await screen.findByLabelText('Photos'), files);
  const limits = await screen.findByText('❌ You must upload between 5 and 10 additional images.');
  expect(limits.closest('[role="alert"]')).toBeVisible();
  expect(screen.getByText('2 photos were left out: a post has at most 11.')).toBeVisible();
  expect(await screen.findByText('11 photos. You need 6 to 11.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Additional image 10' })).toBeVisible();
  expect(additionalPhotos()).toHaveLength(10);
  expect(field()).not.toBeInTheDocument();

  await changePhoto(user, 'image 3', 'Remove');
  expect(additionalPhotos()).toHaveLength(9);
  expect(screen.queryByText(/^❌ You must upload/)).not.toBeInTheDocument();
  await user.upload(await screen.findByLabelText('Photos'), files.slice(0, 1));
  expect(await screen.findByRole('img', { name: 'Additional image 10' })).toBeVisible();
});

it('a file that is not a photo is refused beside the field, and the others are added', async () => {
  const { user } = openApp('/form');
  const notes = new File(['Ladder, 3 m: 1500 Birr'], 'notes.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Photos'), [
    buildPhoto('one.jpg', 1),
    notes,
    buildPhoto('two.jpg', 2),
  ]);
  const words = "notes.jpg: This couldn't be read as a photo. Please choose a JPEG, PNG or WebP.";
  expect(await screen.findByText(words)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(`2 photos. You need 6 to 11. ${words}`);
  expect(screen.getByRole('img', { name: 'Main product image' })).toBeVisible();
  expect(additionalPhotos()).toHaveLength(1);
  // Browsers fire no event for a choice that changes nothing. If the field kept its value, a removed photo could not
  // be chosen again.
  expect(field()).toHaveValue('');
});
