import { describe, expect, it, vi } from 'vitest';
import { readKept, writeKept } from '@/browser/kept-json';

const blocked = () => {
  throw new DOMException('Blocked.', 'SecurityError');
};

describe('a kept value', () => {
  it.each([[0], [''], [false], ['text'], [[1, 'a']], [{ a: { b: null } }]])(
    '%j is read as it was written',
    (value) => {
      expect(writeKept('key', value)).toBe(true);
      expect(readKept('key')).toEqual(value);
    },
  );

  it('is kept for all tabs, where nothing else is said', () => {
    writeKept('key', 1);
    expect(localStorage.getItem('key')).toBe('1');
    expect(sessionStorage.getItem('key')).toBeNull();
    writeKept('key', 2, 'sessionStorage');
    expect([readKept('key'), readKept('key', 'sessionStorage')]).toEqual([1, 2]);
    expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['1', '2']);
  });

  it('is removed by null', () => {
    writeKept('key', 1);
    expect(writeKept('key', null)).toBe(true);
    expect(localStorage.getItem('key')).toBeNull();
    expect(readKept('key')).toBeNull();
  });

  it('reads as none where it is no JSON, or the storage is blocked', () => {
    localStorage.setItem('key', '{"half');
    expect(readKept('key')).toBeNull();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    expect(readKept('key')).toBeNull();
  });

  it('says where the storage takes nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    expect([writeKept('key', 1), writeKept('key', null)]).toEqual([false, false]);
  });
});
