import { describe, expect, it, vi } from 'vitest';
import { readPersisted, writePersisted } from '@/platform/persisted-json';

const blocked = () => {
  throw new DOMException('Blocked.', 'SecurityError');
};

describe('a stored value', () => {
  it.each([[0], [''], [false], ['text'], [[1, 'a']], [{ a: { b: null } }]])(
    '%j is read as it was written',
    (value) => {
      expect(writePersisted('key', value)).toBe(true);
      expect(readPersisted('key')).toEqual(value);
    },
  );

  it('is stored for all tabs by default', () => {
    writePersisted('key', 1);
    expect(localStorage.getItem('key')).toBe('1');
    expect(sessionStorage.getItem('key')).toBeNull();
    writePersisted('key', 2, 'sessionStorage');
    expect([readPersisted('key'), readPersisted('key', 'sessionStorage')]).toEqual([1, 2]);
    expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['1', '2']);
  });

  it('is removed by null', () => {
    writePersisted('key', 1);
    expect(writePersisted('key', null)).toBe(true);
    expect(localStorage.getItem('key')).toBeNull();
    expect(readPersisted('key')).toBeNull();
  });

  it('reads as null if it is not JSON, or storage is blocked', () => {
    localStorage.setItem('key', '{"half');
    expect(readPersisted('key')).toBeNull();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    expect(readPersisted('key')).toBeNull();
  });

  it('reports a failed write', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    expect([writePersisted('key', 1), writePersisted('key', null)]).toEqual([false, false]);
  });
});
