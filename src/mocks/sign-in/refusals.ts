/** One error as Clerk's Frontend API sends it. */
interface ErrorAnswer {
  code: string;
  message: string;
  long_message: string;
  meta: { param_name?: string };
}

/** Thrown to refuse a request. Nothing is then stored. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.answer = { code, message, long_message: message, meta: field ? { param_name: field } : {} };
  }
}

/** Clerk's errors. Status, code and text are the same as Clerk's, because its SDK reacts to them. */
export const refusals = {
  emailAddressTaken: () =>
    new Refusal(
      422,
      'form_identifier_exists',
      'That email address is taken. Please try another.',
      'email_address',
    ),
  identifierNotFound: () =>
    new Refusal(422, 'form_identifier_not_found', "Couldn't find your account.", 'identifier'),
  passwordTooShort: (length: number) =>
    new Refusal(
      422,
      'form_password_length_too_short',
      `Passwords must be ${length} characters or more.`,
      'password',
    ),
  passwordIncorrect: () =>
    new Refusal(
      422,
      'form_password_incorrect',
      'Password is incorrect. Try again, or use another method.',
      'password',
    ),
  codeIncorrect: () => new Refusal(422, 'form_code_incorrect', 'Incorrect code', 'code'),
  sessionExists: () =>
    new Refusal(
      400,
      'session_exists',
      "You're currently in single session mode. You can only be signed into one account at a time.",
    ),
  signedOut: () =>
    new Refusal(
      401,
      'authentication_invalid',
      'Unable to authenticate the request, you need to supply an active session',
    ),
  notFound: (what: string) => new Refusal(404, 'resource_not_found', `Nothing was found at ${what}.`),
} as const;
