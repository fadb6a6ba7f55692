import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { resetPage } from '#tests/app/resettable-stores';
import { keepInBrowser } from '#tests/browser/keep-in-browser';

let count = 0;
/** Each test has its own key. Several stores with one key act as the tabs of one browser. */
function newKey(): string {
  count += 1;
  return `gulit:test-${count}`;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const openTab = (key: string) =>
  createPersistedStore<readonly string[]>({
    key,
    parse: (json) => (Array.isArray(json) ? json.filter(isText) : []),
    toJson: (names) => (names.length > 0 ? names : null),
  });

const toggle = (name: string) => (names: readonly string[]) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** Fills the storage until the mock is restored. */
const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
};

const showAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const name = fc.constantFrom('a', 'b', 'c');

describe('a persisted store', () => {
  it('survives a page load', () => {
    const key = newKey();
    expect(openTab(key).write(['a', 'b'])).toBe(true);
    expect(localStorage.getItem(key)).toBe('["a","b"]');
    expect(openTab(key).read()).toEqual(['a', 'b']);
  });

  it('removes its key for a value that is written as null', () => {
    const key = newKey();
    const store = openTab(key);
    store.write(['a']);
    expect(store.write([])).toBe(true);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('notifies listeners of writes here and in other tabs', () => {
    const key = newKey();
    const store = openTab(key);
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.write(['a']);
    expect(listener).toHaveBeenCalledTimes(1);
    keepInBrowser(key, '["b"]');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.read()).toEqual(['b']);
    keepInBrowser(newKey(), '["c"]');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    keepInBrowser(key, '["c"]');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('has its initial value once another tab has cleared the storage', () => {
    const store = openTab(newKey());
    store.write(['a']);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.read()).toEqual([]);
  });

  it.each([
    ['another tab tells of it', () => window.dispatchEvent(new StorageEvent('storage', { key: null }))],
    ['nobody tells of it', () => {}],
    ['the page comes back from the back/forward cache', showAgain],
  ])('keeps its value when the storage is cleared, and stores it again: %s', (_how, tell) => {
    const key = newKey();
    const store = createPersistedStore({
      key,
      parse: (json) => (isText(json) ? json : ''),
      outlivesStorage: true,
    });
    store.write('a');
    localStorage.clear();
    tell();
    expect(store.read()).toBe('a');
    store.update((text) => `${text}b`);
    expect([store.read(), localStorage.getItem(key)]).toEqual(['ab', '"ab"']);
    localStorage.setItem(key, '"c"');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(store.read()).toBe('c');
  });

  it('is read again when the page returns from the back/forward cache', () => {
    const key = newKey();
    const store = openTab(key);
    store.write(['a']);
    localStorage.setItem(key, '["b"]');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(store.read()).toEqual(['a']);
    showAgain();
    expect(store.read()).toEqual(['b']);
  });

  it('keeps its value through the back/forward cache if the storage is blocked', () => {
    const store = openTab(newKey());
    fillStorage();
    store.write(['a']);
    showAgain();
    expect(store.read()).toEqual(['a']);
  });

  it('keeps a value that could not be stored when another tab changes the stored one', () => {
    const key = newKey();
    const store = openTab(key);
    store.write(['a']);
    const full = fillStorage();
    store.write(['a', 'b']);
    full.mockRestore();
    keepInBrowser(key, '[]');
    expect(store.read()).toEqual(['a', 'b']);
    store.update(toggle('c'));
    expect(localStorage.getItem(key)).toBe('["a","b","c"]');
    keepInBrowser(key, '["d"]');
    expect(store.read()).toEqual(['d']);
  });

  it('works in memory if the storage is blocked, and says so', () => {
    blockStorage();
    const store = openTab(newKey());
    expect(store.update(toggle('a'))).toBe(false);
    expect(store.update(toggle('b'))).toBe(false);
    expect(store.read()).toEqual(['a', 'b']);
    expect(store.write([])).toBe(false);
    expect(store.read()).toEqual([]);
  });

  it('has the stored value after a reset, even if memory was newer', () => {
    const key = newKey();
    const store = openTab(key);
    store.write(['a']);
    const full = fillStorage();
    store.write(['b']);
    full.mockRestore();
    resetPage();
    expect(store.read()).toEqual(['a']);
    localStorage.setItem(key, '["c"]');
    store.update(toggle('d'));
    expect(store.read()).toEqual(['c', 'd']);
  });

  it('can read any stored text, and overwrites it', () => {
    const key = newKey();
    const text = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(text, (kept) => {
        localStorage.setItem(key, kept);
        const store = openTab(key);
        expect(store.read().every(isText)).toBe(true);
        store.write(['a']);
        expect(openTab(key).read()).toEqual(['a']);
      }),
      { numRuns: 60 },
    );
  });

  it("loses no change of two tabs, even if they missed each other's storage events", () => {
    const step = fc.record({ tab: fc.nat(1), name, heard: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const key = newKey();
        const tabs = [openTab(key), openTab(key)];
        let expected: readonly string[] = [];
        for (const change of steps) {
          expect(tabs[change.tab]?.update(toggle(change.name))).toBe(true);
          expected = toggle(change.name)(expected);
          expect(tabs[change.tab]?.read()).toEqual(expected);
          if (change.heard) window.dispatchEvent(new StorageEvent('storage', { key }));
        }
        window.dispatchEvent(new StorageEvent('storage', { key }));
        for (const tab of [...tabs, openTab(key)]) expect(tab.read()).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
