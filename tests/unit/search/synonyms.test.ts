import { describe, expect, it } from 'vitest';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { createSearchIndex } from '@/search/search-index';
import { wordGroups } from '@/search/synonyms';

const phrases = ({ words }: { words: string }) => words.split(',').map((phrase) => phrase.trim());

describe('the table of synonyms', () => {
  it('leads from every word of a line to an offer that bears any other', async () => {
    for (const group of wordGroups) {
      const all = phrases(group);
      const index = await createSearchIndex(all.map((name) => ({ name })));
      for (const typed of all)
        expect(findClose(index, readQuery(typed), { limit: 99 }), typed).toHaveLength(all.length);
    }
  });

  it('names a category and no word twice in a line', () => {
    for (const group of wordGroups) {
      expect(group.categories.length, group.words).toBeGreaterThan(0);
      expect(new Set(phrases(group)).size, group.words).toBe(phrases(group).length);
      expect(
        phrases(group).every((phrase) => phrase !== ''),
        group.words,
      ).toBe(true);
    }
  });
});
