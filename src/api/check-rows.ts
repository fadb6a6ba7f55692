import { unreadableAnswer } from './request';

interface RowCounts {
  /** What the rows are, for the report. */
  name: string;
  all: number;
  readable: number;
  /** What is wrong with the unreadable rows. */
  errors?: readonly string[];
}

/**
 * Reports the rows of an answer that were skipped; one bad row must not blank a page. Throws an `ApiError` if there
 * are rows and none is readable.
 */
export function checkRows({ name, all, readable, errors = [] }: RowCounts): void {
  if (readable < all) {
    const examples = errors.slice(0, 20).map((error) => `\n${error}`);
    // oxlint-disable-next-line no-console -- whoever runs the server has to hear of the rows that are skipped
    console.warn(
      `Skipped ${all - readable} of ${all} ${name}${examples.length > 0 ? `:${examples.join('')}` : ''}`,
    );
  }
  if (all > 0 && readable === 0) throw unreadableAnswer('No row of the answer can be read.', errors);
}
