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
  {
    file: 'src/lib/create-kept-store.ts',
    code: 'let isKept = true;',
    became: '`false`',
    why: '`load` sets it before anything reads it; the type check needs a first value.',
  },
  {
    file: 'src/lib/kept-json.ts',
    code: "?? 'null'",
    became: 'an empty text',
    why: 'Neither is a value that is kept: the one reads as null, the other cannot be read, which is null as well.',
  },
  {
    file: 'src/lib/parse-link.ts',
    code: '} catch {',
    became: 'an empty block',
    why: 'Nothing is as little an address as null.',
  },
  {
    file: 'src/lib/tab-lock.ts',
    code: '?.held ?? []',
    became: 'a list of a text',
    why: 'A text has no name, and only names are taken from the list.',
  },
  {
    file: 'src/lib/time.ts',
    code: ".replace(/([+-]\\d{2})(\\d{2})$/, '$1:$2')",
    became: 'another pattern',
    why: 'Node reads an offset without a colon by itself; Safari, for which the line is there, does not.',
  },
  {
    file: 'src/listings/catalogue/parse-listing.ts',
    code: '(Array.isArray(images) ? images : [])',
    became: 'a list of a text',
    why: 'A text is no picture, and is left out.',
  },
  {
    file: 'src/listings/catalogue/parse-listing.ts',
    code: 'price !== null && price >= 0',
    became: 'no check',
    why: 'null counts as 0 in the comparison and is then given back as the null that it is; the type check needs the first half.',
  },
  {
    file: 'src/listings/catalogue/parse-listings.ts',
    code: "faults.push(`#${rowCount} ${parsed.faults.join(', ')}`)",
    became: 'another separator',
    why: 'It stands between two faults in the console of a developer.',
  },
  {
    file: 'src/listings/catalogue/parse-listings.ts',
    code: "faults.slice(0, 20).join('\\n')",
    became: 'another separator',
    why: 'It stands between two rows in the console of a developer.',
  },
  {
    file: 'src/listings/catalogue/parse-listings.ts',
    code: "'No listing of the answer can be read.'",
    became: 'an empty text',
    why: 'The words are for developers; people read those of the kind of the error.',
  },
  {
    file: 'src/listings/catalogue/fetch-rows.ts',
    code: "parseText(around['next']) : ''",
    became: 'another text',
    why: 'Any text without a question mark names no page.',
  },
  {
    file: 'src/listings/catalogue/reading-steps.ts',
    code: 'id !== null && id !== shownFor',
    became: 'no check',
    why: 'No row has null for its id; the type check needs the comparison.',
  },
  {
    file: 'src/listings/catalogue/fetch-rows.ts',
    code: 'page < maximumPages',
    became: 'no limit, or one page more',
    why: 'It ends the loop of a broken server at five thousand pages; a test would have to answer as many calls.',
  },
  {
    file: 'src/listings/catalogue/selectors.ts',
    code: 'postedAt !== null && postedAt >= now - span',
    became: 'no check',
    why: 'null counts as the year 1970 in the comparison, which is recent in no list; the type check needs the first half.',
  },
  {
    file: 'src/requests/entries/entries-query.ts',
    code: "'No entry of the answer can be read.'",
    became: 'an empty text',
    why: 'The words are for developers; people read those of the kind of the error.',
  },
  {
    file: 'src/requests/entries/entries-query.ts',
    code: "queryKey: ['cat']",
    became: 'an empty text',
    why: 'Any name does that no other query has.',
  },
  {
    file: 'src/requests/send-text.ts',
    code: "lock: 'gulit:sending-entries'",
    became: 'an empty text',
    why: 'Any name does that is the same in every tab and is no other lock’s.',
  },
  {
    file: 'src/requests/send-text.ts',
    code: "{ attempt: submitted.attempt } : 'had-arrived'",
    became: 'an empty text',
    why: 'Any text ends the sending, and nobody asks which one it was.',
  },
  {
    file: 'src/requests/comments/comment-field.ts',
    code: "const [kind, productId = '', imageId = ''] = field.split(' ');",
    became: 'another text',
    why: 'The field of a comment names both; the type check needs the texts.',
  },
  {
    file: 'src/requests/unsent/unsent-texts.ts',
    code: 'v.parse(readable, one) ?? []',
    became: 'a list of a text',
    why: 'A text has no date, and what has none is left out by the next line.',
  },
  {
    file: 'src/requests/unsent/unsent-texts.ts',
    code: 'some((one) => one.owner === null)',
    became: '`true`',
    why: 'It spares a write of the same texts.',
  },
  {
    file: 'src/selling/drafts/kept-post.ts',
    code: '...(copiedFrom !== undefined && { copiedFrom }),',
    became: 'no check',
    why: 'An undefined value is read as one that is not there; the type check tells them apart.',
  },
  {
    file: 'src/selling/drafts/kept-post.ts',
    code: 'media: loaded, ...(copiedFrom !== undefined && { copiedFrom }) },',
    became: 'no check',
    why: 'An undefined value is read as one that is not there; the type check tells them apart.',
  },
  {
    file: 'src/selling/drafts/open-draft-store.ts',
    code: 'withTimeout(lasting(), timeout).catch(() => null)',
    became: 'a function that returns nothing',
    why: 'Nothing is as little a store as null.',
  },
  {
    file: 'src/selling/drafts/kept-post.ts',
    code: 'one?.id ?? []',
    became: 'a list of a text',
    why: 'No file has that id, so that none is removed by it.',
  },
  {
    file: 'src/selling/drafts/post-saver.ts',
    code: 'let isDirty = false;',
    became: '`true`',
    why: 'It is set before each write; the type check needs a first value.',
  },
  {
    file: 'src/selling/drafts/drafts.ts',
    code: 'store.posts().catch(unlessSilent([]))',
    became: 'a list of a text',
    why: 'A text is nobody’s draft: it has no owner, and is left out.',
  },
  {
    file: 'src/api/row-reader.ts',
    code: 'before.slice(-99)',
    became: 'the whole text',
    why: 'It spares a search through all that came before, and changes no result.',
  },
  {
    file: 'src/api/row-reader.ts',
    code: "let envelope = '';",
    became: 'another text',
    why: 'It is replaced where the rows begin; where they never do, the answer fails by that.',
  },
  {
    file: 'src/api/row-reader.ts',
    code: "'The answer has another shape than agreed.'",
    became: 'an empty text',
    why: 'The words are for developers; people read those of the kind of the error.',
  },
  {
    file: 'src/selling/drafts/indexed-db-store.ts',
    code: 'target instanceof IDBDatabase',
    became: '`true`',
    why: 'The browser tells nobody else of it than the database; the type check needs the question.',
  },
  {
    file: 'src/selling/drafts/salvage-post.ts',
    code: 'if (!isRecord(value) || depth > deepest) return [];',
    became: 'a list of a text',
    why: 'A text is no pair of a name and a text: its first letter is the name of no field.',
  },
  {
    file: 'src/selling/drafts/salvage-post.ts',
    code: '[[name, String(each)] as const] : [],',
    became: 'a list of a text',
    why: 'A text is no pair of a name and a text: its first letter is the name of no field.',
  },
  {
    file: 'src/selling/post/post-schema.ts',
    code: "path: [{ type: 'object', origin: 'value',",
    became: 'an empty text',
    why: 'The form and the tests read the keys of the path alone; Valibot asks for the rest.',
  },
  {
    file: 'src/selling/post/price-typing.ts',
    code: "const [whole = '', ...decimals]",
    became: 'another text',
    why: 'The first part of a split text is always there; the type check needs the text.',
  },
  {
    file: 'src/selling/submission/submit-post.ts',
    code: 'store.posts().catch(() => null)',
    became: 'a function that returns nothing',
    why: 'Nothing is as little a list as null.',
  },
  {
    file: 'src/selling/submission/submit-post.ts',
    code: "lock: 'gulit:sending'",
    became: 'an empty text',
    why: 'Any name does that is the same in every tab and is no other lock’s.',
  },
  {
    file: 'src/listings/catalogue/cached-catalogue.ts',
    code: 'const [firstRows = [], ...others]',
    became: 'a list of a text',
    why: 'A row that is a text is skipped.',
  },
  {
    file: 'src/listings/catalogue/reading-steps.ts',
    code: 'shownFor === null ? undefined : collector.find(shownFor)',
    became: 'no check',
    why: 'No row has null for its id; the type check needs the comparison.',
  },
  {
    file: 'src/listings/catalogue/cached-catalogue.ts',
    code: 'const isStored = (value: unknown): value is Stored =>',
    became: 'a function that returns nothing',
    why: 'It is made at the import, before the mutant is switched on; tests hold each of its conditions.',
  },
  {
    file: 'src/listings/catalogue/cached-catalogue.ts',
    code: 'const maximumAge = 7 * day;',
    became: 'a quotient',
    why: 'It is computed at the import, before the mutant is switched on; a test holds the seven days to the millisecond.',
  },
];
