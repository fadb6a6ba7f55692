import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The source of a test, and of the test modules that it imports, which may contain the expectation. */
function readExpectations(file: string): string {
  const source = readIfThere(file);
  const imported = [...source.matchAll(/ from '(#tests|\.{1,2})\/([^']+)'/g)].flatMap(
    ([, base = '', name = '']) => {
      const module = path.join(base === '#tests' ? 'tests' : path.join(path.dirname(file), base), name);
      return [readIfThere(`${module}.ts`), readIfThere(`${module}.tsx`)];
    },
  );
  return [source, ...imported].join('\n');
}

/**
 * The specified sentences in short, each with the file of its test. That file contains the texts between “ and ”
 * literally. A sentence without such a text also names the title of the test.
 */
const sentences = readFileSync('tests/structure/specified-sentences.txt', 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

it('each specified sentence names a test that proves it', () => {
  const unproved = sentences.filter((sentence) => {
    const [statement = '', file = '', title] = sentence.split(' | ');
    const quotes = [...statement.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote);
    const expectations = readExpectations(path.join('tests', file));
    const proofs = [...quotes, ...(title === undefined ? [] : [title])];
    return proofs.length === 0 || proofs.some((proof) => !expectations.includes(proof));
  });
  expect(sentences.length).toBeGreaterThan(300);
  expect(unproved).toEqual([]);
});
