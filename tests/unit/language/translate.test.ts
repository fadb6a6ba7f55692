import { expect, it } from 'vitest';
import { shownLanguage } from '@/language/messages';
import { plural, t } from '@/language/translate';

const photos = { one: '{count} photo', other: '{count} photos' };

it('t returns the English text with its values if there is no translation', () => {
  expect(t('Save')).toBe('Save');
  expect(t('Price: {price}', { price: '5 Birr' })).toBe('Price: 5 Birr');
  shownLanguage.write({ code: 'de', translations: { Save: '' } });
  expect(t('Save')).toBe('Save');
});

it('t returns the translation with its values', () => {
  shownLanguage.write({ code: 'ja', translations: { '{name} in {place}': '{place}の{name}' } });
  expect(t('{name} in {place}', { name: 'A', place: 'B' })).toBe('BのA');
});

it('t inserts a value unchanged', () => {
  const name = ['{price}', '$&', '$1'].join(' ');
  expect(t('By {name}', { name })).toBe('By {price} $& $1');
});

it.each([
  [0, '0 photos'],
  [1, '1 photo'],
  [2, '2 photos'],
  [1200, '1,200 photos'],
])('plural has the right English form for %i', (count, expected) => {
  expect(plural(count, photos)).toBe(expected);
});

const german = { one: 'ein Foto', other: '{count} Fotos' };
it.each([
  ['de', 0, '0 Fotos'],
  ['de', 1, 'ein Foto'],
  ['de', 1200, '1.200 Fotos'],
  ['fr', 0, 'ein Foto'],
  ['fr', 1200, '1\u202F200 Fotos'],
  ['am', 0, 'ein Foto'],
  ['am', 2, '2 Fotos'],
  ['ja', 1, '1 Fotos'],
] as const)('plural in %s uses the form for %i', (code, count, expected) => {
  shownLanguage.write({ code, translations: { '{count} photos': german } });
  expect(plural(count, photos)).toBe(expected);
});
