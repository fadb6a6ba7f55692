import { enUS } from '@clerk/localizations/en-US';
import { expect, it } from 'vitest';
import { amharicProviderTexts } from '@/account/amharic-provider-texts';

/** Error codes that the provider's own English lacks, because the API responds in English. */
const onlyOurs = new Set(
  [
    'form_identifier_exists',
    'form_param_format_invalid__identifier',
    'form_password_compromised__sign_in',
    'form_password_length_too_long',
    'form_password_no_lowercase',
    'form_password_no_number',
    'form_password_no_special_char',
    'form_password_no_uppercase',
    'signup_rate_limit_exceeded',
    'too_many_requests',
    'user_locked',
    'verification_code_too_many_requests',
    'verification_expired',
    'verification_failed',
  ].map((code) => `unstable__errors.${code}`),
);

/** Steps and fields that this market does not use: other ways to sign in, waiting lists, the strength of passwords. */
const unused =
  /phone|passkey|username|waitlist|web3|totp|backupCode|enterprise|legal|restricted|accountSwitcher|emailLink|zxcvbn/i;
/** A part of the provider's English that the SDK does not show. */
const unsaid = /^signIn\.start\.subtitleCombined$/;

/** All texts of a translation by their paths; '' if it leaves a text to the API. */
const textsOf = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return textsOf(value, `${path}${key}.`);
    return [[`${path}${key}`, typeof value === 'string' ? value : '']] as const;
  });

const english = new Map(textsOf(enUS));
const amharic = new Map(textsOf(amharicProviderTexts));

/** The placeholders of a text, as written. */
const placesOf = (text: string) => (text.match(/\{\{.+?\}\}/g) ?? []).toSorted();

it('the Amharic of the sign-in provider has no text that the provider does not know', () => {
  expect([...amharic.keys()].filter((path) => !english.has(path) && !onlyOurs.has(path))).toEqual([]);
  expect([...onlyOurs].filter((path) => english.has(path) || !amharic.has(path))).toEqual([]);
});

it('the Amharic of the sign-in provider puts the same values into each text', () => {
  const different = [...amharic].filter(
    ([path, text]) => english.get(path) && placesOf(text).join() !== placesOf(english.get(path) ?? '').join(),
  );
  expect(different).toEqual([]);
});

it('the Amharic of the sign-in provider has every text of the sign-in and about passwords', () => {
  const steps = /^(signIn|taskResetPassword)\b/;
  const aboutPasswords = /^unstable__errors\.(form_password|passwordComplexity)/;
  const missing = [...english.keys()].filter(
    (path) =>
      (steps.test(path) || aboutPasswords.test(path)) &&
      !unused.test(path.replace(/^(signIn|signUp)\./, '')) &&
      !unsaid.test(path) &&
      !amharic.get(path),
  );
  expect(missing).toEqual([]);
});

it('the Amharic of the sign-in provider is in Ethiopic letters, except for names and examples', () => {
  const known = /\{\{.+?\}\}|name@example\.com|\([aA]-[zZ]\)|^am-ET$/g;
  expect([...amharic].filter(([, text]) => /[a-z]/i.test(text.replace(known, '')))).toEqual([]);
});
