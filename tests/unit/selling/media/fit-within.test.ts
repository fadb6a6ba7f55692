import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin } from '@/selling/media/shrink-photo';

const side = fc.integer({ min: 1, max: 40_000 });

describe('fitWithin', () => {
  it.each([
    [4000, 3000, 2048, 1536],
    [3000, 4000, 1536, 2048],
    [2048, 2048, 2048, 2048],
    [640, 480, 640, 480],
    [30_000, 2, 2048, 1],
  ])('makes %d x %d px %d x %d', (width, height, newWidth, newHeight) => {
    expect(fitWithin({ width, height }, 2048)).toEqual({ width: newWidth, height: newHeight });
  });

  it('never enlarges, exceeds or loses a side, and keeps the shape to half a pixel', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin({ width, height }, 2048);
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(2048, Math.max(width, height)));
        const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
        expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(fitted.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
