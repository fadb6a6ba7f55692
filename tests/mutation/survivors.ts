/** Mutants that no test can notice, or that need not be noticed, and why. */
interface Survivor {
  file: string;
  /** The code that was changed, as it stands in the file. */
  code: string;
  /** What it became. */
  became: string;
  why: string;
}

export const survivors: readonly Survivor[] = [
  {
    file: 'src/api/refusal.ts',
    code: '?? [0, busy, soon]',
    became: 'an empty list',
    why: 'The last row of the table holds for every status; only the type check needs the rest.',
  },
  {
    file: 'src/api/idempotency-key.ts',
    code: '() => false,',
    became: 'a function that returns nothing',
    why: 'Nothing is as little an answer as `false`.',
  },
  {
    file: 'src/api/post-json.ts',
    code: "return { text: '' };",
    became: 'another text that is no JSON, or none',
    why: 'Neither can be parsed, so that both read as no body.',
  },
  {
    file: 'src/api/query-client.ts',
    code: 'if (!(error instanceof ApiError)) return false;',
    became: 'no check',
    why: 'Another error has no `kind`, which is refused by the next line; the type check needs the line.',
  },
  {
    file: 'src/api/query-client.ts',
    code: "networkMode: 'always'",
    became: 'an empty text',
    why: 'React Query takes every mode it does not know for that one.',
  },
  {
    file: 'src/api/query-client.ts',
    code: 'structuralSharing: false',
    became: '`true`',
    why: 'It spares a comparison of ten thousand listings and changes no result.',
  },
  {
    file: 'src/api/send-once.ts',
    code: 'error.status === undefined',
    became: '`false`',
    why: 'No status is not below 500 either; the type check needs the line.',
  },
  {
    file: 'src/api/use-single-mutation.ts',
    code: '[mutate],',
    became: 'an empty list',
    why: '`mutate` stays the same function for as long as the component is there.',
  },
];
