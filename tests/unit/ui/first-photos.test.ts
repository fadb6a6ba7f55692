import { beforeEach, expect, it, vi } from 'vitest';
import { areFirstPhotosLoading, waitForPhotos } from '@/ui/first-photos';

beforeEach(() => void vi.useFakeTimers());

const photoAt = (address: string) => Object.assign(new Image(), { src: address });
const photos = () => [photoAt('/media/1.jpg'), photoAt('/media/2.jpg')] as const;

it('other loads wait until each first photo has loaded or failed', async () => {
  const [one, other] = photos();
  void waitForPhotos([one, other]);
  expect(areFirstPhotosLoading.read()).toBe(true);
  one.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(areFirstPhotosLoading.read()).toBe(true);
  other.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(areFirstPhotosLoading.read()).toBe(false);
});

it('other loads wait at most three seconds, and not at all without photos', async () => {
  void waitForPhotos(photos());
  await vi.advanceTimersByTimeAsync(2900);
  expect(areFirstPhotosLoading.read()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(areFirstPhotosLoading.read()).toBe(false);
  await waitForPhotos([]);
  expect(areFirstPhotosLoading.read()).toBe(false);
});
