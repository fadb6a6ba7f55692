import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes } from '@/selling/media/format-bytes';

describe('formatBytes', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [1499, '1 KB'],
    [1500, '2 KB'],
    [298_000, '298 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [3_149_999, '3.1 MB'],
    [9_949_999, '9.9 MB'],
    [9_950_000, '10 MB'],
    [23_600_000, '24 MB'],
  ])('writes %d as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it('differs from the true size by at most half of the last digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 500_000_000 }), (bytes) => {
        const [number = '', unit] = formatBytes(bytes).split(' ');
        const scale = unit === 'KB' ? 1000 : 1_000_000;
        const lastDigit = number.includes('.') ? scale / 10 : scale;
        expect(Math.abs(Number(number) * scale - bytes)).toBeLessThanOrEqual(lastDigit / 2 + 1e-6);
      }),
    );
  });
});
