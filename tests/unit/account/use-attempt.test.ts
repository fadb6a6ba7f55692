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
