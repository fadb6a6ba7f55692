import { rejectAnswer } from './http-cache';

interface RowCounts {
  /** Names the rows in the report. */
  name: string;
  all: number;
  readable: number;
  errors?: readonly string[];
}

/** Reports the rows that were skipped. Throws an `ApiError` if no row is readable. */
export function checkRows({ name, all, readable, errors = [] }: RowCounts): void {
  if (readable < all) {
    const examples = errors.slice(0, 20).map((error) => `\n${error}`);
    // oxlint-disable-next-line no-console -- the operator of the server has to know
    console.warn(
      `Skipped ${all - readable} of ${all} ${name}${examples.length > 0 ? `:${examples.join('')}` : ''}`,
    );
  }
  if (all > 0 && readable === 0) rejectAnswer('No row of the answer can be read.', errors);
}
