import { expect, it } from 'vitest';
import { createStore, waitForStore } from '@/platform/create-store';

it('resolves at once with a value that meets the condition', async () => {
  expect(await waitForStore(createStore(3), (value) => value > 2)).toBe(3);
});

it('waits for the first value that meets it, whatever comes later', async () => {
  const store = createStore(0);
  const asked = waitForStore(store, (value) => value > 2);
  for (const value of [1, 3, 5]) store.write(value);
  expect(await asked).toBe(3);
});
