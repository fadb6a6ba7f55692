import { describe, expect, it } from 'vitest';
import { categories } from '@/listings/categories/categories';
import { findClose } from '@/search/find-close';
import { wordGroups } from '@/search/meanings';
import { readQuery } from '@/search/read-query';
import { createSearchIndex } from '@/search/search-index';

describe('the table of synonyms', () => {
  it('finds for every word of a line the offers with any other word of that line', async () => {
    for (const { phrases: all } of wordGroups()) {
      const index = await createSearchIndex(all.map((name) => ({ name })));
      for (const typed of all)
        expect(findClose(index, readQuery(typed), { limit: 99 }), typed).toHaveLength(all.length);
    }
  });

  it('names only existing categories, and no word twice in a line', () => {
    const known = new Set<string>(categories.map(({ value }) => value));
    for (const group of wordGroups()) {
      expect(group.categories.length, group.phrases.join()).toBeGreaterThan(0);
      expect(group.categories.filter((value) => !known.has(value))).toEqual([]);
      expect(new Set(group.phrases).size, group.phrases.join()).toBe(group.phrases.length);
    }
  });
});
