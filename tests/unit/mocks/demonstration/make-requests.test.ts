import { describe, expect, it } from 'vitest';
import type { CatEntry, CommentEntry, RequestEntry } from '@/mocks/database/mock-storage';
import { demonstrationCategories } from '@/mocks/demonstration/demonstration-categories';
import { makeListings } from '@/mocks/demonstration/make-listings';
import { makeRequests } from '@/mocks/demonstration/make-requests';

const now = Date.parse('2026-03-10T09:30:00Z');
const listings = makeListings({ seed: 7, now, categories: demonstrationCategories });
const entries = makeRequests(now, listings);
const isComment = (entry: CatEntry): entry is CommentEntry => 'product_id' in entry;
const isRequest = (entry: CatEntry): entry is RequestEntry => !isComment(entry);
const requests = entries.filter(isRequest);
const comments = entries.filter(isComment);

describe('demonstration requests', () => {
  it('are 24, with 12 comments, each with its own id', () => {
    expect(requests).toHaveLength(24);
    expect(comments).toHaveLength(12);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });
});

describe('demonstration comments', () => {
  it.each(comments)('$id is on a picture of its verified product, and later than the post', (comment) => {
    const product = listings.find(({ id }) => id === comment.product_id);
    expect(product?.verified).toBe(true);
    expect(product?.images.map(({ id }) => id)).toContain(comment.image_id);
    const time = Date.parse(comment.date_posted);
    expect(time).toBeGreaterThan(Date.parse(product?.date_posted ?? ''));
    expect(time).toBeLessThan(now);
  });
});
