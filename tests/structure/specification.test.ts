import { describe, expect, it } from 'vitest';
import { callsAndLimits } from './specification/calls-and-limits';
import { missingProof } from './specification/find-proof';
import { lists } from './specification/lists';
import { pagesAndEntities } from './specification/pages-and-entities';
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
  '2 Lists': 63,
  '2 Pages': 28,
  '3': 32,
  '4': 23,
  '5': 26,
  '6': 10,
  '7': 29,
  '8': 30,
  '9': 35,
};

describe('the specified sentences', () => {
  it('are complete in each section, without duplicates', () => {
    const found: Record<string, number> = {};
    for (const { section } of sentences) found[section] = (found[section] ?? 0) + 1;
    expect(found).toEqual(counts);
    expect(new Set(sentences.map(({ section, statement }) => `${section} ${statement}`)).size).toBe(
      sentences.length,
    );
  });

  it('each have a test that contains the quote', () => {
    const unproved = sentences.flatMap((sentence) => {
      const missing = missingProof(sentence);
      return missing.length > 0 ? [{ ...sentence, missing }] : [];
    });
    expect(unproved).toEqual([]);
  });
});
