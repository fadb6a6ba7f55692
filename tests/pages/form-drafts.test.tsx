import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { changePhoto, photoOptions, resumeDraft, submitButton } from '#tests/app/posting-form';
import { openStrictApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPhoto, buildPost } from '#tests/data/build-post';
import { holdVideo } from '#tests/files/held-video';
import { servePosts } from '#tests/server/posts';

let browser: MemoryStore;

beforeEach(() => {
  browser = loadDrafts();
});

describe('a draft', () => {
  beforeEach(() => void servePosts());

  it('is stored while typing, and offered at the next visit', async () => {
    const first = openStrictApp('/form');
    await first.user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Three-seat sofa');
    await waitFor(async () =>
      expect((await browser.posts()).map(({ fields }) => fields.productName)).toEqual(['Three-seat sofa']),
    );
    first.unmount();
    loadDrafts(browser);
    const { user } = openStrictApp('/form');
    await user.click(await screen.findByRole('button', { name: 'Resume draft Three-seat sofa' }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('Three-seat sofa');
  });

  it('is not reported as lost if it cannot be read in time, and an empty form opens', async () => {
    vi.spyOn(await openDraftStore(), 'posts').mockRejectedValue(new Error('Silent.'));
    openStrictApp('/form');
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('');
    expect(screen.getByText(/^Your drafts can't be read right now\./)).toBeVisible();
  });

  it('does not open without its photos if they cannot be read in time', async () => {
    const post = buildPost({ fields: { productName: 'Clay pot' } });
    await keepPost(post);
    const file = vi.spyOn(await openDraftStore(), 'file').mockRejectedValue(new Error('Silent.'));
    const { user } = openStrictApp(`/form?draft=${post.id}`);
    expect(await screen.findByText(/^The draft can't be opened right now\./)).toBeVisible();
    file.mockRestore();
    await user.click(await screen.findByRole('button', { name: 'Resume draft Clay pot' }));
    expect(await screen.findByRole('img', { name: 'Additional image 5' })).toBeVisible();
    expect(await browser.posts()).toMatchObject([{ id: post.id, state: 'draft' }]);
  });

  it('prepares its files again when it is reopened, even after another post', async () => {
    const clip = holdVideo('clip.mp4', 12);
    const post = buildPost({ media: { video: null } });
    const other = buildPost({ fields: { productName: 'Clay pot' } });
    await keepPost(other);
    const { user } = await resumeDraft(post);
    const openAnother = async (name: string) => {
      await user.click(screen.getByRole('link', { name: 'Gulit' }));
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      await user.click((await screen.findAllByRole('link', { name: 'Add Post' }))[0] ?? document.body);
      await user.click(await screen.findByRole('button', { name: `Resume draft ${name}` }));
      expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue(name);
    };
    await user.upload(screen.getByLabelText('Video'), clip.file);
    await openAnother('Clay pot');
    await openAnother(post.fields.productName);
    await user.type(await screen.findByRole('combobox', { name: 'Location' }), ', floor 2');
    clip.release();
    expect(await screen.findByText('clip.mp4')).toBeVisible();
    await waitFor(async () =>
      expect((await browser.posts()).find(({ id }) => id === post.id)).toMatchObject({
        fields: { location: `${post.fields.location}, floor 2` },
        media: { video: { seconds: 12 } },
      }),
    );
  });

  it('moves focus to the next photo when one is removed, or to the button that adds photos', async () => {
    const { user } = await resumeDraft(
      buildPost({ media: { photos: Array.from({ length: 3 }, buildPhoto) } }),
    );
    await changePhoto(user, 'image 1', 'Remove');
    await waitFor(() => expect(photoOptions('image 1')).toHaveFocus());
    await changePhoto(user, 'image 1', 'Remove');
    await waitFor(() => expect(photoOptions('main product image')).toHaveFocus());
    await changePhoto(user, 'main product image', 'Remove');
    await waitFor(() => expect(screen.getByLabelText('Photos')).toHaveFocus());
  });

  it('stores the main photo, however it is chosen', async () => {
    const post = buildPost();
    const { user } = await resumeDraft(post);
    const [main, first, second, third, ...others] = post.media.photos.map(({ id }) => id);
    const expectOrder = (...ids: (string | undefined)[]) =>
      waitFor(async () =>
        expect((await browser.posts())[0]?.media).toMatchObject({
          photos: [...ids, ...others].map((id) => ({ id })),
        }),
      );
    await changePhoto(user, 'image 2', 'Make main');
    await expectOrder(second, main, first, third);
    expect(screen.getByText('Image 2 is now the main product image.')).toBeInTheDocument();
    await waitFor(() => expect(photoOptions('main product image')).toHaveFocus());
    await changePhoto(user, 'main product image', 'Move later');
    await expectOrder(main, second, first, third);
    await changePhoto(user, 'main product image', 'Remove');
    await expectOrder(second, first, third);
  });

  it.each([
    ['Resume draft Sofa', 'Sofa', 1],
    ['Start a new post', '', 1],
    ['Discard Sofa', '', 0],
  ])('is followed by the form after a tap on “%s”', async (name, productName, left) => {
    const post = buildPost({ fields: { productName: 'Sofa' } });
    await keepPost(post);
    const { user } = openStrictApp('/form');
    const button = await screen.findByRole('button', { name });
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await user.click(button);
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue(productName);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(await browser.posts()).toHaveLength(left);
  });

  it('disappears from the list when its account signs out', async () => {
    signIn();
    const post = buildPost({ fields: { productName: 'Clay pot' } });
    await keepPost(post);
    openStrictApp('/form');
    expect(await screen.findByRole('button', { name: 'Resume draft Clay pot' })).toBeVisible();
    signIn({ ...hana, id: 'user_biruk' });
    expect(screen.queryByText('Clay pot')).toBeNull();
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('');
  });

  it('stays open in the form while its writer signs in', async () => {
    const post = buildPost();
    await keepPost(post);
    const { user } = openStrictApp(`/form?draft=${post.id}`);
    const name = await screen.findByRole('textbox', { name: 'Product name' });
    await user.clear(name);
    await user.type(name, 'Chair');
    signIn();
    await waitFor(async () => expect((await browser.posts())[0]?.fields.productName).toBe('Chair'));
    expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveValue('Chair');
  });

  it('says so if this browser has no room for it', async () => {
    resetDraftStore(() => Promise.reject(new Error('No storage here.')));
    const { user } = openStrictApp('/form');
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'S');
    expect(await screen.findByText(/^This browser has no room for your draft\./)).toBeVisible();
    expect(screen.queryByText(/on this device/)).toBeNull();
  });
});

it('a post of a known seller waits while sign-in is unavailable, and is sent afterwards', async () => {
  const api = servePosts();
  signIn();
  sessionStore.write({ status: 'unavailable' });
  const post = buildPost();
  const { user } = await resumeDraft(post);
  await user.click(submitButton());
  expect(await screen.findByText("Sign-in isn't available right now.")).toBeVisible();
  expect(
    screen.getByText("Your post is saved on this device. It's sent as soon as you sign in."),
  ).toBeVisible();
  expect(screen.queryByText(/Account not created/)).toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe('/myposts'));
  expect(await browser.posts()).toMatchObject([{ id: post.id, state: 'pending' }]);
  signIn();
  expect(await screen.findByText(/^✅ Your post submitted successfully!/)).toBeVisible();
  expect(api.posts).toHaveLength(1);
});

it('a post that failed and is then discarded cannot be tried again', async () => {
  const api = servePosts();
  api.answer = { status: 500, body: {} };
  await keepPost(buildPost({ fields: { productName: 'Sofa' } }), { state: 'pending', owner: hana.id });
  signIn();
  const { user } = openStrictApp('/form');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Discard Sofa' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(await browser.posts()).toEqual([]);
  expect(api.posts).toHaveLength(1);
});
