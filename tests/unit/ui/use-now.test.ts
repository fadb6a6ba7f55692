import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { day, hour, minute } from '@/platform/time';
import { useNow } from '@/ui/use-now';
import { fixedNow } from '#tests/data/clock';

beforeEach(() => void vi.useFakeTimers({ now: fixedNow }));
afterEach(() => void vi.useRealTimers());

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('the time advances every minute while a page is open', () => {
  const { result } = renderHook(useNow);
  expect(result.current).toBe(fixedNow);
  act(() => void vi.advanceTimersByTime(minute));
  expect(result.current).toBe(fixedNow + minute);
  act(() => void vi.advanceTimersByTime(day));
  expect(result.current).toBe(fixedNow + minute + day);
});

it('the time is correct at once when a hidden, frozen or cached page is shown again', () => {
  const { result } = renderHook(useNow);
  show('hidden');
  // A frozen page runs no timers, but time passes.
  vi.setSystemTime(fixedNow + 9 * hour);
  expect(result.current).toBe(fixedNow);
  show('visible');
  expect(result.current).toBe(fixedNow + 9 * hour);
});
