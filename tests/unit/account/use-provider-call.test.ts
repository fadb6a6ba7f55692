import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useProviderCall } from '@/account/use-provider-call';
import { showLanguage } from '@/language/choose-language';
import { renderWithClient } from '#tests/app/render-with-client';
import { waitFor } from '#tests/app/wait-for';

it.each([undefined, null, 'text', new Error('Not for people.'), { errors: 7 }])(
  'a call reports a failure if the provider rejects with %s, and can be retried',
  async (reason) => {
    const { result } = renderWithClient(() => useProviderCall('Signup failed. Try again.'));
    // oxlint-disable-next-line prefer-promise-reject-errors -- code that is not ours rejects with anything
    act(() => void result.current.run(() => Promise.reject(reason)));
    await waitFor(() => expect(result.current.error).toBe('Signup failed. Try again.'));
    expect(result.current.isRunning).toBe(false);
    let ran = false;
    act(
      () =>
        void result.current.run(async () => {
          ran = true;
        }),
    );
    await waitFor(() => expect(ran).toBe(true));
    await waitFor(() => expect(result.current.error).toBeNull());
  },
);

/** An error of the provider. The SDK recognises it by its `kind`. */
class ProviderError extends Error {
  static readonly kind = 'ClerkAPIResponseError';
  readonly errors: readonly object[];
  constructor(...errors: readonly object[]) {
    super();
    this.errors = errors;
  }
}

function renderRefused(...errors: readonly object[]) {
  const { result } = renderWithClient(() => useProviderCall('Signup failed. Try again.'));
  act(() => void result.current.run(() => Promise.reject(new ProviderError(...errors))));
  return result;
}

it('a long message of the provider is shortened', async () => {
  const result = renderRefused({ code: 'no', message: 'x'.repeat(100_000) });
  await waitFor(() => expect(result.current.error).toBe('x'.repeat(600)));
});

describe('an error in Amharic', () => {
  beforeEach(() => showLanguage('am'));
  afterEach(() => showLanguage('en'));

  it.each([
    ['form_identifier_exists', 'email_address', 'በዚህ ኢሜይል የተከፈተ አካውንት አለ። እባክዎ ሌላ ይሞክሩ።'],
    ['form_param_format_invalid', 'email_address', 'ኢሜይሉ ትክክል አይደለም።'],
    ['form_param_format_invalid', 'code', 'በትክክል አልተጻፈም።'],
    ['form_code_incorrect', 'code', 'ኮዱ ትክክል አይደለም።'],
    ['too_many_requests', undefined, 'በጣም ብዙ ጊዜ ሞክረዋል። እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።'],
    ['passwordComplexity', undefined, 'The long one.'],
    ['no_such_code', 'code', 'The long one.'],
  ])(
    "shows the error %s of %s translated, or else the provider's own message",
    async (code, paramName, text) => {
      const result = renderRefused({
        code,
        message: 'Short.',
        longMessage: 'The long one.',
        meta: { paramName },
      });
      await waitFor(() => expect(result.current.error).toBe(text));
    },
  );
});
