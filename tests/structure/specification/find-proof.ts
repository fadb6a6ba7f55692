import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Sentence } from './sentence';

/** Cached for each file: a few dozen files prove hundreds of sentences. */
function once(make: (file: string) => string): (file: string) => string {
  const made = new Map<string, string>();
  return (file) => {
    const text = made.get(file) ?? make(file);
    made.set(file, text);
    return text;
  };
}

/** The source of a test file by its path in `tests/`, without comment lines; '' if it is missing. */
const sourceOf = once((file) => {
  const path = posix.join('tests', file);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '') : '';
});

/** A test file and its imports from the tests, which may hold the expectation; never the tested code. */
const expectationsOf = once((file) => {
  const imported = [...sourceOf(file).matchAll(/ from '(#tests|\.{1,2})\/([^']+)'/g)].flatMap(
    ([, base = '', name = '']) => {
      const path = posix.join(base === '#tests' ? '' : posix.join(posix.dirname(file), base), name);
      return ['.ts', '.tsx'].map((extension) => sourceOf(path + extension));
    },
  );
  return [sourceOf(file), ...imported].join('\n');
});

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How many tests of this title the source has that run: no groups, and none that are skipped. */
function countTests(source: string, title: string): number {
  const call = new RegExp(`(?:(?<![.\\w])(?:it|test\\w*)|\\))\\(\\s*(['"\`])${escapeRegExp(title)}\\1,`, 'g');
  return [...source.matchAll(call)].filter(({ 0: found, index }) => {
    if (!found.startsWith(')')) return true;
    // The title follows a table of cases; the word before the table tells the kind.
    const table = [...source.slice(0, index).matchAll(/(\w+)((?:\.\w+)*)\.each(?=[(<])/g)].at(-1);
    return table?.[1] !== 'describe' && table?.[2] === '';
  }).length;
}

/** The texts of a statement that have to be shown to the letter. */
const quotesIn = (statement: string): readonly string[] =>
  [...statement.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote);

/** Why a sentence is not proved; empty where it is. */
export function missingProof({ statement, file, title }: Sentence): readonly string[] {
  if (!/^(?:(?:unit|pages|structure)\/.+\.test\.tsx?|e2e\/.+\.spec\.ts)$/.test(file))
    return ['no file of tests'];
  const tests = countTests(sourceOf(file), title);
  if (tests === 0) return [`${file} has no test of this title: if it moved, change its entry in this folder`];
  if (tests > 1) return ['several tests of this title'];
  const expectations = expectationsOf(file);
  return quotesIn(statement).filter((quote) => !expectations.includes(quote));
}
