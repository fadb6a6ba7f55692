import { describe, expect, it, vi } from 'vitest';
import { createYielder } from '@/platform/scheduling';

describe('createYielder', () => {
  it('continues until its time slice is used up, then yields', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const yieldIfDue = createYielder();
    expect(yieldIfDue()).toBeUndefined();
    vi.advanceTimersByTime(10);
    expect(yieldIfDue()).toBeUndefined();
    vi.advanceTimersByTime(10);
    const other = vi.fn<() => void>();
    setImmediate(other);
    await yieldIfDue();
    expect(other).toHaveBeenCalledOnce();
    // The next portion begins after the break.
    expect(yieldIfDue()).toBeUndefined();
  });
});
