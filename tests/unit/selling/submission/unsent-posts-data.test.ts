import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { unsentPostsData } from '@/selling/submission/unsent-posts-data';
import { hana } from '#tests/app/sign-in';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { keepPost, loadPage } from '../keep-post';

const data = unsentPostsData(createQueryClient());
let browser: MemoryStore;
beforeEach(() => void (browser = loadPage()));

const keep = (state: 'draft' | 'pending', owner: string | null, photos: boolean) =>
  keepPost({ state, owner }, buildPost(photos ? {} : { media: { photos: [] } }));

describe('the unsent posts of an account', () => {
  it('are empty if there are none', async () => {
    await keep('pending', 'user_biruk', true);
    expect(await data.describe?.(hana.id)).toEqual({ facts: [], mayBeSent: false });
    expect(await data.send?.(hana)).toBe(true);
  });

  it('are counted, with their photos if there are any', async () => {
    await keep('draft', hana.id, false);
    expect(await data.describe?.(hana.id)).toEqual({ facts: ['1 draft'], mayBeSent: false });
    await keep('draft', hana.id, true);
    await keep('pending', null, false);
    expect(await data.describe?.(hana.id)).toEqual({
      facts: ['1 unsent post', '2 drafts with 6 photos'],
      mayBeSent: true,
    });
  });

  it('are deleted, and those of others stay', async () => {
    await keep('draft', hana.id, true);
    await keep('pending', hana.id, true);
    await keep('draft', 'user_biruk', true);
    await data.deleteUnsent?.(hana.id);
    expect((await browser.posts()).map(({ owner }) => owner)).toEqual(['user_biruk']);
  });
});
