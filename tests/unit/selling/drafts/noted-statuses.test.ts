import { expect, it } from 'vitest';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { forgetNote, hasNote, noteGone, noteStatus, withNote } from '@/selling/drafts/noted-statuses';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { keepInBrowser } from '#tests/browser/keep-in-browser';

const kept = (owner: string | null, savedAt: number | null, id = 'a') => ({
  ...toStoredPost(buildPost({ id }), { state: 'pending', owner, savedAt, attempt: null }),
  savedAt,
});

it.each([
  ['older', fixedNow - 1, 'user_hana'],
  ['of the same time, as one that was only given to an account', fixedNow, 'user_hana'],
  ['of no known time', null, 'user_hana'],
  ['newer', fixedNow + 1, null],
])('what is noted holds for a record or not: %s', (_record, savedAt, owner) => {
  expect(withNote(kept(null, savedAt))).toMatchObject({ owner: null });
  noteStatus(kept('user_hana', fixedNow));
  expect(withNote(kept(null, savedAt))).toMatchObject({ owner });
  expect(withNote(kept(null, savedAt, 'other'))).toMatchObject({ owner: null });
});

it('a post that is noted as gone is there again where it was written since', () => {
  noteGone('a');
  expect(withNote(kept(null, fixedNow))).toBeNull();
  expect(withNote(kept(null, fixedNow + 1))).toMatchObject({ id: 'a' });
  forgetNote('a');
  expect(hasNote('a')).toBe(false);
  expect(withNote(kept(null, fixedNow))).toMatchObject({ id: 'a' });
});

it('the last fifty are noted', () => {
  for (let number = 1; number <= 51; number += 1) noteGone(String(number));
  expect(['1', '2', '51'].map(hasNote)).toEqual([false, true, true]);
});

it.each(['{}', '[7, {"id": "a"}]', 'no JSON'])('what cannot be read notes nothing: %s', (text) => {
  noteGone('a');
  keepInBrowser('gulit:post-statuses', text);
  expect(hasNote('a')).toBe(false);
});
