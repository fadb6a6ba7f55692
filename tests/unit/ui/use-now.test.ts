import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { day, minute } from '@/platform/time';
import { useNow } from '@/ui/use-now';
import { fixedNow } from '#tests/data/clock';

beforeEach(() => void vi.useFakeTimers({ now: fixedNow }));

it('the time advances every minute while a page is open', () => {
  const { result } = renderHook(useNow);
  expect(result.current).toBe(fixedNow);
  act(() => void vi.advanceTimersByTime(minute));
  expect(result.current).toBe(fixedNow + minute);
  act(() => void vi.advanceTimersByTime(day));
  expect(result.current).toBe(fixedNow + minute + day);
});
