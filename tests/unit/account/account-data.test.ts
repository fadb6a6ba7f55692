import { expect, it, vi } from 'vitest';
import { deleteUnsent, readAccountData, sendUnsent, type AccountData } from '@/account/account-data';
import { hana } from '#tests/app/sign-in';

const never = () => new Promise<never>(() => {});

/** Advances the clock by 5 s, after which a step must have ended. */
async function within5s<Result>(running: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(5100);
  return running;
}

it('describes the data that can be read in time if other data cannot', async () => {
  vi.useFakeTimers();
  const told: AccountData = { describe: async () => ({ facts: ['1 unsent request'], mayBeSent: true }) };
  const rooms: AccountData[] = [
    { describe: never },
    { describe: () => Promise.reject(new Error('Broken.')) },
    told,
    { forgetPrivate: () => {} },
  ];
  expect(await within5s(readAccountData(Promise.resolve(rooms), hana.id))).toEqual({
    accountId: hana.id,
    rooms,
    facts: ['1 unsent request'],
    mayBeSent: true,
  });
});

it('rejects if the code of what is unsent does not come', async () => {
  vi.useFakeTimers();
  const reading = readAccountData(never(), hana.id).catch((error: unknown) => error);
  expect(await within5s(reading)).toMatchObject({ name: 'TimeoutError' });
});

it.each<[string, AccountData, boolean]>([
  ['waits for ever', { deleteUnsent: never }, false],
  ['fails', { deleteUnsent: () => Promise.reject(new Error('Broken.')) }, false],
  ['succeeds', { deleteUnsent: async () => {} }, true],
  ['has nothing to delete', {}, true],
])('says whether all is deleted if a room %s', async (_what, room, isDeleted) => {
  vi.useFakeTimers();
  expect(await within5s(deleteUnsent([{}, room], hana.id))).toBe(isDeleted);
});

it.each<[string, AccountData, boolean]>([
  ['keeps something', { send: async () => false }, false],
  ['fails', { send: () => Promise.reject(new Error('Broken.')) }, false],
  ['sends all', { send: async () => true }, true],
  ['has nothing to send', {}, true],
])('says whether all is sent if a room %s', async (_what, room, isSent) => {
  expect(await sendUnsent([{}, room], hana)).toBe(isSent);
});
