import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { day } from '@/platform/time';
import {
  changeUnsent,
  deleteExpiredTexts,
  findUnsentText,
  unsentTexts,
  type UnsentKey,
  type UnsentText,
} from '@/requests/sending/unsent-texts';
import { useUnsentText } from '@/requests/sending/use-send-text';
import { hana } from '#tests/app/sign-in';
import { fixedNow } from '#tests/data/clock';

const key = 'gulit:unsent-texts';
const box: UnsentKey = { field: { kind: 'box' }, owner: null };
const answerField = (requestId: string) => ({ kind: 'answer', requestId }) as const;
const pictureComment = { kind: 'comment', productId: '7', imageId: '2' } as const;
const unsent = (change: Partial<UnsentText> = {}): UnsentText => ({
  ...box,
  text: 'A ladder',
  savedAt: fixedNow,
  savedHereAt: fixedNow,
  attempt: null,
  ...change,
});
const lostAttempt = { text: 'A fridge', key: 'k', startedAt: 1, knownIds: ['1'] };
/** Simulates the next page load of a browser that has stored this. */
function load(kept: unknown): void {
  localStorage.setItem(key, JSON.stringify(kept));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}
const type = (unsentKey: UnsentKey, text: string) =>
  changeUnsent(unsentKey, ({ attempt }) => ({ text, attempt }));
const texts = () => unsentTexts.read().map(({ text }) => text);

it('the text of a field is found, whatever the order of the field’s properties', () => {
  unsentTexts.write([unsent({ field: pictureComment })]);
  const reordered: UnsentKey['field'] = { imageId: '2', productId: '7', kind: 'comment' };
  expect(findUnsentText({ field: reordered, owner: null })?.text).toBe('A ladder');
});

describe('the unsent texts of a browser', () => {
  it('are read as they were stored', () => {
    const kept = [unsent({ attempt: lostAttempt }), unsent({ field: pictureComment, owner: hana.id })];
    load(kept);
    expect(unsentTexts.read()).toEqual(kept);
  });

  it.each([
    ['is not a list', { 0: unsent() }],
    ['is a text', 'box'],
    ['has no field', [unsent({ field: undefined as never })]],
    ['has an odd owner', [{ ...unsent(), owner: 7 }]],
    ['has no time', [{ ...unsent(), savedAt: 'now' }]],
    ['has an odd attempt', [{ ...unsent(), attempt: { text: 'a' } }]],
    ['has no words', [{ ...unsent(), text: null }]],
  ])('are empty if the stored data %s', (_what, kept) => {
    load(kept);
    expect(unsentTexts.read()).toEqual([]);
  });

  it('are read if an earlier version of the app stored them without an attempt', () => {
    const { attempt: _attempt, ...stored } = unsent({ text: 'Typed before the update' });
    load([stored]);
    expect(texts()).toEqual(['Typed before the update']);
  });

  it('are stored for 7 days', () => {
    const storedFor = (text: string, age: number) =>
      unsent({ field: answerField(text), text, savedAt: fixedNow - age, savedHereAt: fixedNow - age });
    load([storedFor('Young', 7 * day - 1), storedFor('Old', 7 * day + 1)]);
    deleteExpiredTexts();
    expect(texts()).toEqual(['Young']);
  });

  it('are the latest fifty, latest first', () => {
    load(
      Array.from({ length: 60 }, (_each, index) =>
        unsent({ field: answerField(`${index}`), text: `${index}` }),
      ),
    );
    expect(texts()).toHaveLength(50);
    expect(texts()[49]).toBe('49');
    type(box, 'New');
    expect(texts()).toHaveLength(50);
    expect(texts().slice(0, 2)).toEqual(['New', '0']);
    expect(texts()[49]).toBe('48');
  });
});

it('a field is deleted when empty, unless the outcome of an attempt to send it is unknown', () => {
  type(box, 'A ladder');
  type(box, '');
  expect(unsentTexts.read()).toEqual([]);
  changeUnsent(box, () => ({ text: '', attempt: lostAttempt }));
  expect(unsentTexts.read()).toHaveLength(1);
});

it('a field renders again only when its own text changes', () => {
  const render = vi.fn(() => useUnsentText(answerField('1')).text);
  const { result } = renderHook(render);
  act(() => type(box, 'A ladder'));
  expect(render).toHaveBeenCalledTimes(1);
  act(() => type({ field: answerField('1'), owner: null }, 'A stove'));
  expect(result.current).toBe('A stove');
});

it('a field is found by its text among several of the same kind', () => {
  load([unsent({ text: 'Newer' }), unsent({ text: 'Older', attempt: lostAttempt })]);
  expect(findUnsentText(box)?.text).toBe('Newer');
  expect(findUnsentText(box, 'Older')?.attempt).toEqual(lostAttempt);
  expect(findUnsentText(box, 'A stove')).toBeNull();
  changeUnsent(box, ({ text }) => ({ text, attempt: null }), 'Older');
  expect(unsentTexts.read()).toEqual([unsent({ text: 'Older' }), unsent({ text: 'Newer' })]);
  changeUnsent(box, () => ({ text: 'A stove', attempt: null }), 'A stove');
  expect(unsentTexts.read()).toHaveLength(2);
});
