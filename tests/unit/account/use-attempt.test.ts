import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAttempt } from '@/account/use-attempt';
import { renderWithClient } from '#tests/render-with-client';

it.each([undefined, null, 'text', new Error('Not for people.'), { errors: 7 }])(
  'says that it failed where the provider rejects with %s, and can be tried again',
  async (reason) => {
    const { result } = renderWithClient(() => useAttempt('Signup failed. Try again.'));
    // oxlint-disable-next-line prefer-promise-reject-errors -- code that is not ours rejects with anything
    act(() => void result.current.attempt(() => Promise.reject(reason)));
    await waitFor(() => expect(result.current.error).toBe('Signup failed. Try again.'));
    expect(result.current.running).toBe(false);
    let ran = false;
    act(
      () =>
        void result.current.attempt(async () => {
          ran = true;
        }),
    );
    await waitFor(() => expect(ran).toBe(true));
    await waitFor(() => expect(result.current.error).toBeNull());
  },
);

/** As the provider's SDK tells of an answer that says no: it is known by this word. */
class ProviderError extends Error {
  static readonly kind = 'ClerkAPIResponseError';
  readonly errors = [{ code: 'no', message: 'x'.repeat(100_000) }];
}

it('says no more than can be read of what the provider says', async () => {
  const { result } = renderWithClient(() => useAttempt('Signup failed. Try again.'));
  act(() => void result.current.attempt(() => Promise.reject(new ProviderError())));
  await waitFor(() => expect(result.current.error).toBe('x'.repeat(600)));
});
