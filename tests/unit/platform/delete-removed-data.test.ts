import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteRemovedData } from '@/platform/delete-removed-data';
import { whenIdle } from '@/platform/scheduling';
import { stubIndexedDb } from '#tests/browser/indexed-db';

beforeEach(stubIndexedDb);

it('deletes data of removed features, and nothing else', async () => {
  localStorage.setItem('gulit:hidden', '{}');
  localStorage.setItem('gulit:saved', '[]');
  (await openDB('gulit-friend', 1)).close();
  deleteRemovedData();
  await vi.waitFor(() => expect(localStorage.getItem('gulit:hidden')).toBeNull());
  expect(localStorage.getItem('gulit:saved')).toBe('[]');
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('gulit-friend'),
  );
});

it('runs once, not at every start', async () => {
  deleteRemovedData();
  await vi.waitFor(() => expect(localStorage.getItem('gulit:removed-data')).not.toBeNull());
  localStorage.setItem('gulit:hidden', '{}');
  deleteRemovedData();
  // What was asked for later comes later.
  await new Promise<void>((resolve) => void whenIdle(resolve));
  expect(localStorage.getItem('gulit:hidden')).toBe('{}');
});
