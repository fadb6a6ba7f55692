import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetStores } from '@/lib/create-store';
import { writeFriendFile } from '@/friend/format/write-file';
import { forgetFriendFile, openFriendFile, openKeptFile, openedFile } from '@/friend/open/opened-file';
import { buildListing } from '#tests/build-listing';
import { fixedNow } from '#tests/clock';
import { stubIndexedDb } from '#tests/indexed-db';

const fileOf = async (...names: readonly string[]) => {
  const listings = names.map((product_name) => buildListing({ product_name }));
  const { text } = await writeFriendFile({ listings, pictures: new Map(), madeAt: fixedNow, note: 'Offers' });
  return new File([text], 'offers.txt', { type: 'text/plain' });
};
const names = () => openedFile.read().offers?.listings.map(({ name }) => name) ?? null;

/** The page of a later visit. */
async function visitAgain(): Promise<void> {
  resetStores();
  await openKeptFile();
}

beforeEach(stubIndexedDb);

describe('the file of a friend', () => {
  it('is opened, kept for the next visit, and gone from the device when it is removed', async () => {
    expect(await openFriendFile(await fileOf('Sofa'))).toBe(true);
    expect([names(), openedFile.read().isKept]).toEqual([['Sofa'], true]);
    await visitAgain();
    expect([names(), openedFile.read().isKept]).toEqual([['Sofa'], true]);
    await forgetFriendFile();
    expect(names()).toBeNull();
    await visitAgain();
    expect(openedFile.read()).toEqual({ status: 'ready', offers: null, fault: null, isKept: false });
  });

  it('takes the place of the one before', async () => {
    await openFriendFile(await fileOf('Sofa'));
    await openFriendFile(await fileOf('Table'));
    await visitAgain();
    expect(names()).toEqual(['Table']);
  });

  it('stays where the next one is refused', async () => {
    await openFriendFile(await fileOf('Sofa'));
    expect(await openFriendFile(new Blob(['x']))).toBe(false);
    expect([names(), openedFile.read().fault]).toEqual([['Sofa'], 'not-ours']);
    await visitAgain();
    expect([names(), openedFile.read().fault]).toEqual([['Sofa'], null]);
  });

  it('lasts as long as the page where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await openFriendFile(await fileOf('Sofa'));
    expect([names(), openedFile.read().isKept]).toEqual([['Sofa'], false]);
    await expect(forgetFriendFile()).rejects.toThrow('blocked');
    expect(names()).toBeNull();
    await visitAgain();
    expect(openedFile.read()).toMatchObject({ status: 'ready', offers: null });
  });

  it('does not come back when it is removed while it is read', async () => {
    const opening = openFriendFile(await fileOf('Sofa'));
    await forgetFriendFile();
    expect(await opening).toBe(false);
    await visitAgain();
    expect(names()).toBeNull();
  });

  it('of which two are picked at once is the last one', async () => {
    const [slow, quick] = [await fileOf('Slow'), await fileOf('Quick')];
    const text = await slow.text();
    Object.assign(slow, { text: () => new Promise((resolve) => setTimeout(() => resolve(text), 30)) });
    const both = await Promise.all([openFriendFile(slow), openFriendFile(quick)]);
    expect(both).toEqual([false, true]);
    await visitAgain();
    expect(names()).toEqual(['Quick']);
  });
});
