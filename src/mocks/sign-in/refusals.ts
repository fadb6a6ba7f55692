/** One error as Clerk's Frontend API sends it. */
interface ErrorAnswer {
  code: string;
  message: string;
  long_message: string;
  meta: { param_name?: string };
}

/** Thrown to refuse a request. `AccountStore.update` then stores nothing. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.long_message);
    this.status = status;
    this.answer = answer;
  }
}

interface ErrorMessages {
  message: string;
  /** The long message. If there is none, Clerk repeats the short one. */
  long?: string;
  /** The field that the error is about. */
  field?: string;
}

const refuse = (status: number, code: string, { message, long = message, field }: ErrorMessages) =>
  new Refusal(status, { code, message, long_message: long, meta: field ? { param_name: field } : {} });

const formFault = (code: string, field: string, message: string, long = message) =>
  refuse(422, code, { field, message, long });

/** Clerk's errors. Status, code and text are the same as Clerk's, because its SDK reacts to them. */
export const refusals = {
  missing: (field: string) => formFault('form_param_nil', field, `Enter ${field.replaceAll('_', ' ')}.`),
  emailAddressInvalid: () =>
    formFault(
      'form_param_format_invalid',
      'email_address',
      'is invalid',
      'email_address must be a valid email address.',
    ),
  emailAddressTaken: () =>
    formFault('form_identifier_exists', 'email_address', 'That email address is taken. Please try another.'),
  identifierInvalid: () =>
    formFault('form_param_format_invalid', 'identifier', 'is invalid', 'Identifier is invalid.'),
  identifierNotFound: () =>
    formFault('form_identifier_not_found', 'identifier', "Couldn't find your account."),
  passwordTooShort: (length: number) =>
    formFault(
      'form_password_length_too_short',
      'password',
      `Passwords must be ${length} characters or more.`,
    ),
  passwordIncorrect: () =>
    formFault(
      'form_password_incorrect',
      'password',
      'Password is incorrect. Try again, or use another method.',
    ),
  codeIncorrect: () => formFault('form_code_incorrect', 'code', 'is incorrect', 'Incorrect code'),
  codeNotSent: () =>
    refuse(400, 'verification_not_sent', {
      message: 'not sent',
      long: 'You need to send a verification code before attempting to verify.',
    }),
  strategyInvalid: () =>
    refuse(400, 'strategy_for_user_invalid', {
      message: 'Invalid verification strategy',
      long: 'The verification strategy is not valid for this account',
    }),
  sessionExists: () =>
    refuse(400, 'session_exists', {
      message: 'Session already exists',
      long: "You're currently in single session mode. You can only be signed into one account at a time.",
    }),
  signedOut: () =>
    refuse(401, 'authentication_invalid', {
      message: 'Invalid authentication',
      long: 'Unable to authenticate the request, you need to supply an active session',
    }),
  signUpNotFound: (id: string) =>
    refuse(404, 'resource_not_found', {
      message: 'Sign up not found',
      long: `No sign up was found with id ${id}`,
    }),
  signInNotFound: (id: string) =>
    refuse(404, 'resource_not_found', {
      message: 'not found',
      long: `No sign in was found with id ${id}`,
    }),
  pathNotFound: (path: string) =>
    refuse(404, 'resource_not_found', { message: 'not found', long: `Nothing is mocked at ${path}` }),
} as const;
