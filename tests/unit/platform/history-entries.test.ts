import { describe, expect, it, vi } from 'vitest';
import {
  hasEarlierHistoryEntry,
  readHistoryEntry,
  saveHistoryEntries,
  writeHistoryEntry,
} from '@/platform/history-entries';
import { resetPage } from '#tests/app/resettable-stores';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `entry${index}`);

describe('the data of a history entry', () => {
  it('are kept by entry and by name', () => {
    writeHistoryEntry('a', 'shown', 16);
    writeHistoryEntry('a', 'scroll', 420);
    writeHistoryEntry('b', 'shown', 8);
    writeHistoryEntry('a', 'shown', 24);
    expect(readHistoryEntry('a', 'shown')).toBe(24);
    expect(readHistoryEntry('a', 'scroll')).toBe(420);
    expect(readHistoryEntry('b', 'shown')).toBe(8);
    expect(readHistoryEntry('b', 'scroll')).toBeUndefined();
  });

  it('are kept for the fifty entries written last', () => {
    keys(51).forEach((key) => writeHistoryEntry(key, 'shown', key));
    const remembered = keys(51).filter((key) => readHistoryEntry(key, 'shown') === key);
    expect(remembered).toEqual(keys(51).slice(1));
  });

  it('are kept for an old entry that is written again', () => {
    keys(50).forEach((key) => writeHistoryEntry(key, 'shown', key));
    writeHistoryEntry('entry0', 'scroll', 1);
    writeHistoryEntry('new', 'shown', 8);
    expect(readHistoryEntry('entry0', 'shown')).toBe('entry0');
    expect(readHistoryEntry('entry1', 'shown')).toBeUndefined();
  });

  it('survive a reload once saved, up to fifty entries', () => {
    keys(60).forEach((key) => writeHistoryEntry(key, 'state', { expanded: key }));
    saveHistoryEntries();
    resetPage();
    const remembered = keys(60).filter((key) => readHistoryEntry(key, 'state') !== undefined);
    expect(remembered).toEqual(keys(60).slice(10));
    expect(readHistoryEntry('entry59', 'state')).toEqual({ expanded: 'entry59' });
  });

  it('is lost at a reload if it was not saved', () => {
    writeHistoryEntry('a', 'shown', 16);
    resetPage();
    expect(readHistoryEntry('a', 'shown')).toBeUndefined();
  });

  it('are not overwritten if nothing was written', () => {
    writeHistoryEntry('a', 'shown', 16);
    saveHistoryEntries();
    resetPage();
    saveHistoryEntries();
    resetPage();
    expect(readHistoryEntry('a', 'shown')).toBe(16);
  });

  it('are kept in memory if the storage is full', () => {
    writeHistoryEntry('a', 'shown', 16);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => saveHistoryEntries()).not.toThrow();
    expect(readHistoryEntry('a', 'shown')).toBe(16);
  });

  it('are kept in memory if the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Closed', 'SecurityError');
    });
    expect(readHistoryEntry('a', 'shown')).toBeUndefined();
    writeHistoryEntry('a', 'shown', 16);
    expect(readHistoryEntry('a', 'shown')).toBe(16);
  });

  it.each(['', 'null', '7', '{', '"text"', '[]', '{"a":null}', '{"a":7}'])(
    'are empty if the storage holds %j',
    (kept) => {
      writeHistoryEntry('probe', 'shown', 1);
      saveHistoryEntries();
      sessionStorage.setItem(sessionStorage.key(0) ?? '', kept);
      resetPage();
      expect(readHistoryEntry('a', 'shown')).toBeUndefined();
      writeHistoryEntry('a', 'shown', 16);
      expect(readHistoryEntry('a', 'shown')).toBe(16);
    },
  );
});

describe('the previous history entry', () => {
  const own = 'http://localhost:3000/homes';
  it.each([
    ['yes: the router has counted it', { idx: 1 }, undefined, '', 5, true],
    ['yes: after a full load, the Navigation API says that it is ours', { idx: 0 }, true, '', 5, true],
    ['no: the Navigation API says that it belongs to another site', { idx: 0 }, false, own, 5, false],
    ['yes: a link of ours led here', { idx: 0 }, undefined, own, 5, true],
    ['no: a link of ours opened this tab', { idx: 0 }, undefined, own, 1, false],
    ['no: another site led here', { idx: 0 }, undefined, 'https://other.example/', 5, false],
    ['no: the history says nothing', null, undefined, '', 5, false],
  ])('belongs to the app or not: %s', (_what, state, canGoBack, referrer, length, isOurs) => {
    vi.stubGlobal('history', { state, length });
    vi.stubGlobal('navigation', canGoBack === undefined ? undefined : { canGoBack });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    expect(hasEarlierHistoryEntry()).toBe(isOurs);
  });
});
