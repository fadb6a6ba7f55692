import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { day } from '@/platform/time';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { servePosts } from '#tests/server/posts';

const post = buildPost();
let browser: MemoryStore;

/** Opens a page on which the user is asked about a post that a signed-out visitor submitted two days ago. */
async function openQuestion() {
  const api = servePosts();
  signIn();
  const { user } = openApp('/services');
  const question = await screen.findByRole('region', { name: 'Unsent post' });
  expect(question).toHaveTextContent(`Post ${post.fields.productName} as ${hana.email}?`);
  expect(api.posts).toEqual([]);
  return { api, user };
}

beforeEach(async () => {
  browser = loadDrafts();
  vi.setSystemTime(fixedNow - 2 * day);
  await keepPost(post, { state: 'pending' });
  vi.setSystemTime(fixedNow);
});

it.each([
  ['Post it', [hana.email], 0],
  ['Not now', [], 1],
  ['Delete', [], 0],
])(
  'the app asks whose post it is if a signed-out visitor submitted it two days ago: %s',
  async (answer, senders, left) => {
    const { api, user } = await openQuestion();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(screen.queryByRole('region', { name: 'Unsent post' })).toBeNull();
    await waitFor(async () => expect(await browser.posts()).toHaveLength(left));
    expect(api.posts.map((form) => form.get('email'))).toEqual(senders);
  },
);

it('the app does not ask the next account about a post that another tab has given to its owner', async () => {
  await openQuestion();
  const [old] = await browser.posts();
  if (old) await browser.putPost({ ...old, owner: hana.id });
  signIn({ ...hana, id: 'user_biruk', email: 'biruk@example.com' });
  expect(screen.queryByRole('region', { name: 'Unsent post' })).toBeNull();
});
