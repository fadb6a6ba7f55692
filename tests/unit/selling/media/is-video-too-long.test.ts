import { describe, expect, it } from 'vitest';
import { isVideoTooLong } from '@/selling/media/prepare-video';

describe('isVideoTooLong', () => {
  it.each([
    [0.5, false],
    [30, false],
    [30.04, false],
    [30.5, false],
    [30.51, true],
    [31, true],
  ])('says of %d s: %s', (seconds, tooLong) => expect(isVideoTooLong(seconds)).toBe(tooLong));
});
