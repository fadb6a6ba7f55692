import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { day } from '@/platform/time';
import { resetDraftStore } from '@/selling/drafts/draft-store';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { postPhotos } from '@/selling/post/post';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { createMemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { servePosts } from '#tests/server/posts';

it.each([
  ['Post it', [hana.email], 0],
  ['Not now', [], 1],
  ['Delete', [], 0],
])(
  'asks about a post that a signed-out visitor submitted two days ago: %s',
  async (answer, senders, left) => {
    const api = servePosts();
    const store = createMemoryStore();
    resetDraftStore(async () => store);
    const post = buildPost();
    const savedAt = fixedNow - 2 * day;
    const stored = toStoredPost(post, {
      state: 'pending',
      owner: null,
      attempt: null,
      savedAt,
      savedHereAt: savedAt,
    });
    await store.putPost(stored, new Map(postPhotos(post.media).map(({ id, file }) => [id, file])));
    signIn();
    const { user } = openApp('/services');
    const question = await screen.findByRole('region', { name: 'Unsent post' });
    expect(question).toHaveTextContent(`Post ${post.fields.productName} as ${hana.email}?`);
    expect(api.posts).toEqual([]);
    await user.click(screen.getByRole('button', { name: answer }));
    expect(screen.queryByRole('region', { name: 'Unsent post' })).toBeNull();
    await waitFor(async () => expect(await store.posts()).toHaveLength(left));
    expect(api.posts.map((form) => form.get('email'))).toEqual(senders);
  },
);
