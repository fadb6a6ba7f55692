import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@/requests/sending/unsent-texts-data');
  vi.resetModules();
});

it('returns what clears private data even if the code for unsent work never loads', async () => {
  vi.resetModules();
  vi.doMock('@/requests/sending/unsent-texts-data', () => new Promise(() => {}));
  const { loadAccountData } = await import('@/app/routes/load-account-data');
  vi.useFakeTimers();
  const loading = loadAccountData(new QueryClient());
  await vi.advanceTimersByTimeAsync(3000);
  const rooms = await loading;
  expect(rooms.filter(({ forgetPrivate }) => forgetPrivate)).not.toEqual([]);
});
