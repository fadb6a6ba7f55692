import { describe, expect, it } from 'vitest';
import { callsAndLimits } from './specification/calls-and-limits';
import { countTests, missingProof, quotesIn } from './specification/find-proof';
import { lists } from './specification/lists';
import { pagesAndEntities } from './specification/pages-and-entities';
import type { Sentence } from './specification/sentence';
import { shellAndRoutes } from './specification/shell-and-routes';
import { statesAndRules } from './specification/states-and-rules';

const sentences = [...shellAndRoutes, ...lists, ...pagesAndEntities, ...statesAndRules, ...callsAndLimits];

/** How many sentences each section has that can be checked. */
const counts = {
  '1': 9,
  '2 Shell': 28,
  '2 Routes': 33,
  '2 Categories': 19,
  '2 Sign-in': 10,
  '2 Lists': 105,
  '2 Pages': 28,
  '3': 32,
  '4': 23,
  '5': 26,
  '6': 10,
  '7': 30,
  '8': 38,
  '9': 35,
};

describe('the specified sentences', () => {
  it('are all there in each section, none twice', () => {
    const found: Record<string, number> = {};
    for (const { section } of sentences) found[section] = (found[section] ?? 0) + 1;
    expect(found).toEqual(counts);
    expect(new Set(sentences.map(({ section, statement }) => `${section} ${statement}`)).size).toBe(
      sentences.length,
    );
  });

  it('have each a test that names what is quoted', () => {
    const unproved = sentences.flatMap((sentence) => {
      const missing = missingProof(sentence);
      return missing.length > 0 ? [{ ...sentence, missing }] : [];
    });
    expect(unproved).toEqual([]);
  });
});

describe('a sentence without proof', () => {
  const proved: Sentence = {
    section: '8',
    statement: 'Requests: “No messages yet.”',
    file: 'pages/notifications.test.tsx',
    title: 'says that there are none',
  };

  it.each<[string, Partial<Sentence>, string]>([
    ['a file that is not there', { file: 'pages/nowhere.test.tsx' }, 'no such test'],
    ['a file that no one runs', { file: 'entries.ts' }, 'no file of tests'],
    ['another title', { title: 'says that there are' }, 'no such test'],
    ['the title of a group', { title: 'the message form' }, 'no such test'],
    ['another text', { statement: '“No messages, yet.”' }, 'No messages, yet.'],
    // Stands in the page alone.
    [
      'a text of the code',
      { statement: '“Be the first: say what you want above.”' },
      'Be the first: say what you want above.',
    ],
  ])('is found by %s', (_what, change, missing) => {
    expect(missingProof(proved)).toEqual([]);
    expect(missingProof({ ...proved, ...change })).toEqual([missing]);
  });

  it.each([
    ["it('sends', () => {})", 1],
    ["test('sends', () => {})", 1],
    ["it.each([1])('sends', () => {})", 1],
    ["it.each<[number]>([\n  [f(1)],\n])(\n  'sends', () => {})", 1],
    ["it('sends', () => {}); it('sends', () => {})", 2],
    ["describe('sends', () => {})", 0],
    ["describe.each([1])('sends', () => {})", 0],
    ["it.skip('sends', () => {})", 0],
    ["it.skip.each([1])('sends', () => {})", 0],
    ["it('sends it', () => {})", 0],
  ])('is told from one with proof: %s', (source, tests) => expect(countTests(source, 'sends')).toBe(tests));

  it('quotes between its marks alone', () => {
    expect(quotesIn("Says “One.” or “Two”, and 'three'")).toEqual(['One.', 'Two']);
  });
});
