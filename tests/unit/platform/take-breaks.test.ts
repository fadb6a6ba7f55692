import { describe, expect, it, vi } from 'vitest';
import { takeBreaks } from '@/platform/take-breaks';

describe('takeBreaks', () => {
  it('goes on at once until its portion of time is over, then lets others work', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const breakInTime = takeBreaks();
    expect(breakInTime()).toBeUndefined();
    vi.advanceTimersByTime(10);
    expect(breakInTime()).toBeUndefined();
    vi.advanceTimersByTime(10);
    const other = vi.fn<() => void>();
    setImmediate(other);
    await breakInTime();
    expect(other).toHaveBeenCalledOnce();
    // The next portion begins after the break.
    expect(breakInTime()).toBeUndefined();
  });
});
