/** The lines of a table whose cells stand between ` | `: the first cell of each with the others. */
export const tableLines = (table: string): (readonly [first: string, others: readonly string[]])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', ...others] = line.split(' | ');
      return [first, others];
    });
