import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetPostNews, nextNews, recordOwnPosts, useUnseenLiveIds } from '@/selling/own/post-news';
import { hana, signIn } from '#tests/app/sign-in';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildListing } from '#tests/data/build-listing';

const posts = (states: Readonly<Record<string, boolean>>) =>
  Object.entries(states).map(([id, verified]) => buildListing({ id, verified }));

const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `p${from + index}`);

it.each([
  ['nothing at the first visit', {}, { a: true, b: false }, { waiting: ['b'], live: [] }],
  [
    'a post that waited before',
    { waiting: ['a', 'b'] },
    { a: true, b: false },
    { waiting: ['b'], live: ['a'] },
  ],
  ['a post that its seller has not seen yet', { live: ['a'] }, { a: true }, { waiting: [], live: ['a'] }],
  [
    'a new and an unseen post, once each',
    { waiting: ['a', 'b'], live: ['a'] },
    { a: true, b: true },
    { waiting: [], live: ['a', 'b'] },
  ],
  ['no post that was live before', { waiting: [] }, { a: true }, { waiting: [], live: [] }],
  ['no post that is gone', { live: ['a'] }, {}, { waiting: [], live: [] }],
  ['no post that waits again', { live: ['a'] }, { a: false }, { waiting: ['a'], live: [] }],
  ['no post that is not listed yet', { waiting: ['a'] }, {}, { waiting: ['a'], live: [] }],
])('the news of live posts contains %s', (_what, known, own, expected) => {
  expect(nextNews({ waiting: [], live: [], ...known }, posts(own))).toEqual(expected);
});

it('the news of live posts keeps a limited number of waiting posts, the listed ones first', () => {
  const own = posts(Object.fromEntries(ids(0, 40).map((id) => [id, false])));
  const { waiting } = nextNews({ waiting: ids(100, 50), live: [] }, own);
  expect(waiting).toEqual([...ids(0, 40), ...ids(100, 10)]);
});

const key = 'gulit:post-news';
const read = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const newlyLive = () => renderHook(useUnseenLiveIds).result.current;

it('the stored news of live posts is deleted at a logout', () => {
  recordOwnPosts(hana.id, posts({ a: false }));
  recordOwnPosts('user_dawit', posts({ b: false }));
  forgetPostNews(hana.id);
  expect(read()).toEqual({ user_dawit: { waiting: ['b'], live: [] } });
});

it.each(['{', '[1]', '{"user_hana":7}', '{"user_hana":{"live":[1]}}'])(
  'the stored news of live posts is empty if %j is stored',
  (text) => {
    keepInBrowser(key, text);
    signIn();
    expect(newlyLive()).toEqual([]);
  },
);
