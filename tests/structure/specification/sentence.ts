/** One specified sentence, in short, and the test that proves it. */
export interface Sentence {
  section: string;
  /** Text between “ and ” is specified literally. */
  statement: string;
  /** The file of the test, from `tests/`. */
  file: string;
  /** The title of the test; for a table of cases its template. */
  title: string;
}

/** The rows of a table: section | statement | file | title. */
export const parseSentences = (table: string): readonly Sentence[] =>
  table
    .trim()
    .split('\n')
    .map((line): Sentence => {
      const [section = '', statement = '', file = '', title = ''] = line.split(' | ');
      return { section, statement, file, title };
    });
