import { describe, expect, it, vi } from 'vitest';
import { resetPage } from '#tests/app/resettable-stores';
import { hasEntryBefore, readEntry, saveEntries, writeEntry } from '@/platform/history-entries';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `entry${index}`);

describe('the memory of the history entries', () => {
  it('remembers values by entry and by name', () => {
    writeEntry('a', 'shown', 16);
    writeEntry('a', 'scroll', 420);
    writeEntry('b', 'shown', 8);
    writeEntry('a', 'shown', 24);
    expect(readEntry('a', 'shown')).toBe(24);
    expect(readEntry('a', 'scroll')).toBe(420);
    expect(readEntry('b', 'shown')).toBe(8);
    expect(readEntry('b', 'scroll')).toBeUndefined();
  });

  it('keeps the fifty entries written last', () => {
    keys(51).forEach((key) => writeEntry(key, 'shown', key));
    const remembered = keys(51).filter((key) => readEntry(key, 'shown') === key);
    expect(remembered).toEqual(keys(51).slice(1));
  });

  it('keeps an old entry that is written to again', () => {
    keys(50).forEach((key) => writeEntry(key, 'shown', key));
    writeEntry('entry0', 'scroll', 1);
    writeEntry('new', 'shown', 8);
    expect(readEntry('entry0', 'shown')).toBe('entry0');
    expect(readEntry('entry1', 'shown')).toBeUndefined();
  });

  it('survives a reload once saved, with its limit', () => {
    keys(60).forEach((key) => writeEntry(key, 'state', { expanded: key }));
    saveEntries();
    resetPage();
    const remembered = keys(60).filter((key) => readEntry(key, 'state') !== undefined);
    expect(remembered).toEqual(keys(60).slice(10));
    expect(readEntry('entry59', 'state')).toEqual({ expanded: 'entry59' });
  });

  it('is lost in a reload if not saved', () => {
    writeEntry('a', 'shown', 16);
    resetPage();
    expect(readEntry('a', 'shown')).toBeUndefined();
  });

  it('does not overwrite saved entries if unused', () => {
    writeEntry('a', 'shown', 16);
    saveEntries();
    resetPage();
    saveEntries();
    resetPage();
    expect(readEntry('a', 'shown')).toBe(16);
  });

  it('continues with full storage', () => {
    writeEntry('a', 'shown', 16);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => saveEntries()).not.toThrow();
    expect(readEntry('a', 'shown')).toBe(16);
  });

  it('continues with blocked storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Closed', 'SecurityError');
    });
    expect(readEntry('a', 'shown')).toBeUndefined();
    writeEntry('a', 'shown', 16);
    expect(readEntry('a', 'shown')).toBe(16);
  });

  it.each(['', 'null', '7', '{', '"text"', '[]', '{"a":null}', '{"a":7}'])(
    'starts empty if storage holds %j',
    (kept) => {
      writeEntry('probe', 'shown', 1);
      saveEntries();
      sessionStorage.setItem(sessionStorage.key(0) ?? '', kept);
      resetPage();
      expect(readEntry('a', 'shown')).toBeUndefined();
      writeEntry('a', 'shown', 16);
      expect(readEntry('a', 'shown')).toBe(16);
    },
  );
});

describe('whether the entry before this one is ours', () => {
  const own = 'http://localhost:3000/homes';
  it.each([
    ['yes: the router has counted it', { idx: 1 }, undefined, '', 5, true],
    ['yes: the Navigation API knows it, after a full load', { idx: 0 }, true, '', 5, true],
    ['no: the Navigation API says that it is of another site', { idx: 0 }, false, own, 5, false],
    ['yes: a link of ours led here', { idx: 0 }, undefined, own, 5, true],
    ['no: a link of ours opened this tab', { idx: 0 }, undefined, own, 1, false],
    ['no: another site led here', { idx: 0 }, undefined, 'https://other.example/', 5, false],
    ['no: nothing is known of it', null, undefined, '', 5, false],
  ])('%s', (_what, state, canGoBack, referrer, length, isOurs) => {
    vi.stubGlobal('history', { state, length });
    vi.stubGlobal('navigation', canGoBack === undefined ? undefined : { canGoBack });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    expect(hasEntryBefore()).toBe(isOurs);
  });
});
