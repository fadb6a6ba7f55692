import { describe, expect, it, vi } from 'vitest';
import type { PostShelf } from '@/selling/keeping/post-shelf';
import { createSafeShelf } from '@/selling/keeping/safe-shelf';
import { toKeptPost } from '@/selling/keeping/to-kept-post';
import { buildPost } from '#tests/build-post';
import { createMemoryShelf } from '#tests/memory-shelf';

const kept = (id: string) => toKeptPost(buildPost({ id }), { state: 'draft', savedAt: 1, attempt: null });
const file = new File(['bytes'], 'a.jpg');
const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
const fullShelf = (): PostShelf => ({ ...createMemoryShelf(), putPost: full, putFile: full });

describe('a shelf', () => {
  it('keeps over a page load what the browser takes, and says so', async () => {
    const browser = createMemoryShelf();
    const onOutcome = vi.fn<(lasts: boolean) => void>();
    const shelf = createSafeShelf(browser, onOutcome);
    await shelf.putFile('a', 'photo', file);
    await shelf.putPost(kept('a'));
    expect(onOutcome).not.toHaveBeenCalledWith(false);
    const next = createSafeShelf(browser, () => {});
    expect((await next.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await next.file('a', 'photo')).toBe(file);
  });

  it.each([
    ['the disk is full', fullShelf()],
    ['the browser keeps nothing', null],
  ])('loses nothing in the page where %s, and says that it does not last', async (_case, browser) => {
    const onOutcome = vi.fn<(lasts: boolean) => void>();
    const shelf = createSafeShelf(browser, onOutcome);
    await shelf.putFile('a', 'photo', file);
    await shelf.putPost(kept('a'));
    expect(onOutcome).toHaveBeenLastCalledWith(false);
    expect((await shelf.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await shelf.file('a', 'photo')).toBe(file);
    await shelf.removePost('a');
    expect(await shelf.posts()).toEqual([]);
    expect(await shelf.file('a', 'photo')).toBeNull();
    expect(onOutcome).toHaveBeenLastCalledWith(true);
  });

  it('puts what was held where there is room again', async () => {
    const browser = createMemoryShelf();
    const shelf = createSafeShelf(browser, () => {});
    vi.spyOn(browser, 'putFile').mockImplementationOnce(full);
    await shelf.putFile('a', 'photo', file);
    expect(await browser.file('a', 'photo')).toBeNull();
    await shelf.putPost(kept('a'));
    expect(await browser.file('a', 'photo')).toBe(file);
  });

  it('prefers what is newer in the page to what the disk still has', async () => {
    const browser = createMemoryShelf();
    await browser.putPost({ ...kept('a'), savedAt: 1 });
    const shelf = createSafeShelf({ ...browser, putPost: full }, () => {});
    await shelf.putPost({ ...kept('a'), savedAt: 2 });
    expect((await shelf.posts()).map(({ savedAt }) => savedAt)).toEqual([2]);
  });

  it('does not take a shelf that cannot be read for an empty one', async () => {
    const shelf = createSafeShelf({ ...createMemoryShelf(), posts: full }, () => {});
    await expect(shelf.posts()).rejects.toThrow('Full.');
  });
});
