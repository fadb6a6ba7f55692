import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstLoad, isFirstLoadDone } from '@/ui/after-first-load';
import { areFirstPhotosLoading } from '@/ui/first-photos';
import { lazyPart } from '@/ui/lazy-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.restoreAllMocks());

/** Sets the browser online or offline. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const nextIdleTime = () => act(() => vi.advanceTimersByTimeAsync(250));

it('a late part fetches its code only once there is a connection', async () => {
  const load = vi.fn(async () => () => 'The part');
  const Part = lazyPart(load, { when: 'late' });
  setOnline(false);
  render(<Part />);
  isFirstLoadDone.write(true);
  await nextIdleTime();
  expect(load).not.toHaveBeenCalled();
  setOnline(true);
  await nextIdleTime();
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a late part silently retries code that failed to load', async () => {
  const answers = [() => Promise.reject(new Error('No connection.')), async () => () => 'The part'];
  const load = vi.fn(() => (answers.shift() ?? (() => Promise.reject(new Error('Asked too often.'))))());
  const Part = lazyPart(load, { when: 'late' });
  const { container } = render(<Part />);
  isFirstLoadDone.write(true);
  await nextIdleTime();
  expect(load).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
  setOnline(true);
  await nextIdleTime();
  expect(screen.getByText('The part')).toBeVisible();
});

it('a late part waits for the first photos, and can be cancelled meanwhile', async () => {
  const work = vi.fn();
  const cancelled = vi.fn();
  areFirstPhotosLoading.write(true);
  isFirstLoadDone.write(true);
  afterFirstLoad(work);
  const cancel = afterFirstLoad(cancelled);
  await nextIdleTime();
  expect(work).not.toHaveBeenCalled();
  cancel();
  areFirstPhotosLoading.write(false);
  await nextIdleTime();
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
