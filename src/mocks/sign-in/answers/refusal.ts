/** One error as Clerk's Frontend API sends it. */
interface ErrorAnswer {
  code: string;
  message: string;
  long_message: string;
  meta: { param_name?: string };
}

/** A request that is not granted; thrown, so that nothing it began is kept. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.long_message);
    this.status = status;
    this.answer = answer;
  }
}
