import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The store as a page load finds it: nothing in memory, whatever the session kept. */
async function loadPage() {
  vi.resetModules();
  return import('@/lib/entry-store');
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `entry${index}`);

describe('the memory of the history entries', () => {
  let store: Awaited<ReturnType<typeof loadPage>>;

  beforeEach(async () => {
    store = await loadPage();
  });

  it('remembers nothing at first', () => {
    expect(store.readEntry('a', 'shown')).toBeUndefined();
  });

  it('remembers values by entry and by name', () => {
    store.writeEntry('a', 'shown', 16);
    store.writeEntry('a', 'scroll', 420);
    store.writeEntry('b', 'shown', 8);
    store.writeEntry('a', 'shown', 24);
    expect(store.readEntry('a', 'shown')).toBe(24);
    expect(store.readEntry('a', 'scroll')).toBe(420);
    expect(store.readEntry('b', 'shown')).toBe(8);
    expect(store.readEntry('b', 'scroll')).toBeUndefined();
  });

  it('keeps the fifty entries written last', () => {
    keys(51).forEach((key) => store.writeEntry(key, 'shown', key));
    const remembered = keys(51).filter((key) => store.readEntry(key, 'shown') === key);
    expect(remembered).toEqual(keys(51).slice(1));
  });

  it('keeps an old entry that is written to again', () => {
    keys(50).forEach((key) => store.writeEntry(key, 'shown', key));
    store.writeEntry('entry0', 'scroll', 1);
    store.writeEntry('new', 'shown', 8);
    expect(store.readEntry('entry0', 'shown')).toBe('entry0');
    expect(store.readEntry('entry1', 'shown')).toBeUndefined();
  });

  it('is found again by a reload after it was saved, with its bound', async () => {
    keys(60).forEach((key) => store.writeEntry(key, 'state', { expanded: key }));
    store.saveEntries();
    const reloaded = await loadPage();
    const remembered = keys(60).filter((key) => reloaded.readEntry(key, 'state') !== undefined);
    expect(remembered).toEqual(keys(60).slice(10));
    expect(reloaded.readEntry('entry59', 'state')).toEqual({ expanded: 'entry59' });
  });

  it('drops the oldest first after a reload, too', async () => {
    keys(50).forEach((key) => store.writeEntry(key, 'shown', key));
    store.saveEntries();
    const reloaded = await loadPage();
    reloaded.writeEntry('new', 'shown', 8);
    expect(reloaded.readEntry('entry0', 'shown')).toBeUndefined();
    expect(reloaded.readEntry('entry1', 'shown')).toBe('entry1');
  });

  it('is gone after a reload where it was not saved', async () => {
    store.writeEntry('a', 'shown', 16);
    expect((await loadPage()).readEntry('a', 'shown')).toBeUndefined();
  });

  it('saves nothing over what a page kept that never used it', async () => {
    store.writeEntry('a', 'shown', 16);
    store.saveEntries();
    (await loadPage()).saveEntries();
    expect((await loadPage()).readEntry('a', 'shown')).toBe(16);
  });

  it('goes on where the storage is full', () => {
    store.writeEntry('a', 'shown', 16);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => store.saveEntries()).not.toThrow();
    expect(store.readEntry('a', 'shown')).toBe(16);
  });

  it('goes on where the storage is closed', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Closed', 'SecurityError');
    });
    expect(store.readEntry('a', 'shown')).toBeUndefined();
    store.writeEntry('a', 'shown', 16);
    expect(store.readEntry('a', 'shown')).toBe(16);
  });

  it.each(['', 'null', '7', '{', '"text"', '[]', '{"a":null}', '{"a":7}'])(
    'starts anew over a kept %j',
    async (kept) => {
      store.writeEntry('probe', 'shown', 1);
      store.saveEntries();
      sessionStorage.setItem(sessionStorage.key(0) ?? '', kept);
      const reloaded = await loadPage();
      expect(reloaded.readEntry('a', 'shown')).toBeUndefined();
      reloaded.writeEntry('a', 'shown', 16);
      expect(reloaded.readEntry('a', 'shown')).toBe(16);
    },
  );
});
