import { expect, it, vi } from 'vitest';
import { deleteUnsent, describeUnsent } from '@/app/routes/account-on-device';
import { unsentTextsData } from '@/requests/sending/unsent-texts-data';
import { unsentPostsData } from '@/selling/submission/unsent-posts-data';
import { hana } from '#tests/app/sign-in';

/** Advances the clock by 5 s, after which a step must have ended. */
async function within5s<Result>(running: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(5100);
  return running;
}

it.each<[string, () => Promise<never>]>([
  ['cannot be read', () => Promise.reject(new Error('Broken.'))],
  ['take too long', () => new Promise(() => {})],
])('a logout still names unsent texts if the posts %s', async (_what, describe) => {
  vi.useFakeTimers();
  vi.spyOn(unsentPostsData, 'describe').mockImplementation(describe);
  vi.spyOn(unsentTextsData, 'describe').mockReturnValue(['1 unsent request']);
  expect(await within5s(describeUnsent(hana.id))).toEqual(['1 unsent request']);
});

it.each<[string, () => Promise<void>, boolean]>([
  ['takes too long', () => new Promise(() => {}), false],
  ['fails', () => Promise.reject(new Error('Broken.')), false],
  ['succeeds', async () => {}, true],
])('a logout knows whether all was deleted if deleting posts %s', async (_what, remove, isDeleted) => {
  vi.useFakeTimers();
  vi.spyOn(unsentPostsData, 'remove').mockImplementation(remove);
  expect(await within5s(deleteUnsent(hana.id))).toBe(isDeleted);
});
