import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveSession, sessionStore } from '@/account/session';
import { hana } from '#tests/app/sign-in';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('resolveSession', () => {
  it('returns a known session', async () => {
    expect(await resolveSession()).toEqual({ status: 'signed-out' });
  });

  it('waits for the provider', async () => {
    sessionStore.write({ status: 'loading' });
    const session = resolveSession();
    await vi.advanceTimersByTimeAsync(14_000);
    sessionStore.write({ status: 'signed-in', user: hana });
    expect(await session).toEqual({ status: 'signed-in', user: hana });
  });

  it('gives up after its time limit', async () => {
    sessionStore.write({ status: 'loading' });
    const session = resolveSession();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await session).toEqual({ status: 'unavailable' });
  });
});
