/** A checkout that could not start, for a reason other than the call itself. Its message is for people. */
export class CheckoutError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CheckoutError';
  }
}
