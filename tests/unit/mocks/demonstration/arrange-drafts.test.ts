import { describe, expect, it } from 'vitest';
import { arrangeDrafts, orderCategory } from '@/mocks/demonstration/arrange-drafts';
import { createRandom } from '@/mocks/demonstration/random';
import type { Draft } from '@/mocks/demonstration/make-drafts';
import { makeCompany } from '@/mocks/demonstration/make-company';

const makeDraft = (picture: string, verified = true): Draft => ({
  category: 'art',
  name: picture,
  round: 0,
  product: { name: picture, description: '', pictures: [picture], price: null },
  company: makeCompany({ name: 'Zema', category: 'art', index: 1, number: 5, pictures: ['ribbon'] }, () => 0),
  verified,
});
const picturesOf = (drafts: readonly Draft[]) => drafts.map(({ product }) => product.pictures[0]);
const hasAlikeNeighbours = (pictures: string[]) =>
  pictures.some((picture, index) => picture === pictures[index + 1]);

describe('orderCategory', () => {
  it('parts neighbours with one picture', () => {
    const drafts = ['a', 'a', 'b', 'b', 'c', 'c'].map((picture) => makeDraft(picture));
    const pictures = picturesOf(orderCategory(drafts, createRandom(1)));
    expect(pictures.toSorted()).toEqual(picturesOf(drafts));
    expect(hasAlikeNeighbours(pictures)).toBe(false);
  });

  it('parts those that only a waiting post parts', () => {
    const drafts = [makeDraft('a'), makeDraft('b', false), makeDraft('a'), makeDraft('c')];
    const ordered = orderCategory(drafts, createRandom(1));
    expect(hasAlikeNeighbours(picturesOf(ordered.filter(({ verified }) => verified)))).toBe(false);
  });
});

describe('arrangeDrafts', () => {
  it('says so when there are too few pictures', () => {
    expect(() => arrangeDrafts([[makeDraft('a'), makeDraft('a')]], createRandom(1))).toThrow(
      /too few pictures/,
    );
  });
});
