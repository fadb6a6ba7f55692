import { expect, it } from 'vitest';
import { unsentTexts, type UnsentText } from '@/requests/sending/unsent-texts';
import { unsentTextsData } from '@/requests/sending/unsent-texts-data';
import { hana } from '#tests/app/sign-in';
import { fixedNow } from '#tests/data/clock';

const unsent = (change: Partial<UnsentText>): UnsentText => ({
  field: { kind: 'box' },
  owner: hana.id,
  text: 'A ladder',
  savedAt: fixedNow,
  savedHereAt: fixedNow,
  attempt: null,
  ...change,
});
const picture = { kind: 'comment', productId: '7', imageId: '2' } as const;

it.each<[UnsentText[], string[]]>([
  [[], []],
  [[unsent({})], ['1 unsent request']],
  [[unsent({}), unsent({ field: { kind: 'form' } })], ['2 unsent requests']],
  [[unsent({ field: picture })], ['1 unsent comment']],
  [
    [unsent({}), unsent({ field: picture }), unsent({ field: { ...picture, imageId: '3' } })],
    ['1 unsent request', '2 unsent comments'],
  ],
  [[unsent({ owner: 'user_other' }), unsent({ owner: null })], []],
  [[unsent({ text: '  ' })], []],
  [[unsent({ text: '', attempt: { text: 'A stove', key: 'k', startedAt: 1, knownIds: null } })], []],
])('the unsent texts of an account %j are described as %j', (all, facts) => {
  unsentTexts.write(all);
  expect(unsentTextsData.describe(hana.id)).toEqual(facts);
});

it('the unsent texts of an account are deleted, and those of others stay', () => {
  unsentTexts.write([unsent({}), unsent({ owner: 'user_other', text: 'Other' })]);
  unsentTextsData.remove(hana.id);
  expect(unsentTexts.read().map(({ text }) => text)).toEqual(['Other']);
});
