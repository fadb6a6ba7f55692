import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isLanguageCode, languages } from '@/language/languages';
import { lists } from '@/listings/categories/find-list';
import { brand } from '@/platform/brand';
import { postFields } from '@/selling/post/post-fields';
import { withTexts } from '#tests/data/list-texts';
import { extractMessages } from '../../tools/language/extract-messages.mjs';
import { allPages } from './all-pages';

const folder = 'src/language/catalogues';
const { messages, faults } = extractMessages();

/** The placeholders and tags of a text, in a fixed order. */
const placesOf = (text: string): readonly string[] => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).toSorted();

/** The plural forms that a language has for whole numbers. */
const formsOf = (code: string): readonly string[] =>
  isLanguageCode(code) ? [...new Set([0, 1, 2, 5].map(languages[code].pluralForm))].toSorted() : [];

/** The faults of a translation. */
function faultsOf(code: string, text: string, isPlural: boolean, translation: unknown): readonly string[] {
  const hasForms = isPlural && formsOf(code).length > 1;
  const formsNeeded = `needs the forms ${formsOf(code).join(', ')}`;
  if (translation === undefined || translation === '')
    return [`"${text}" has no translation${hasForms ? ` and ${formsNeeded}` : ''}`];
  if (typeof translation === 'string') {
    if (hasForms) return [`"${text}" ${formsNeeded}`];
    return placesOf(translation).join() === placesOf(text).join()
      ? []
      : [`"${text}" has other values than "${translation}"`];
  }
  const forms = Object.entries(Object(translation));
  if (!isPlural) return [`"${text}" has forms without a number`];
  if (
    forms
      .map(([form]) => form)
      .toSorted()
      .join() !== formsOf(code).join()
  )
    return [`"${text}" ${formsNeeded}`];
  // The form *one* may omit its number: 'a photo'.
  return forms.flatMap(([form, words]) =>
    placesOf(String(words))
      .filter((place) => form !== 'one' || place !== '{count}')
      .join() ===
    placesOf(text)
      .filter((place) => form !== 'one' || place !== '{count}')
      .join()
      ? []
      : [`"${text}" has other values than "${String(words)}"`],
  );
}

it('every text is marked as a literal, and translated when it is shown', () => {
  expect(faults).toEqual([]);
  expect(messages.size).toBeGreaterThan(20);
});

it('each language but English has a catalogue', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    Object.keys(languages)
      .filter((code) => code !== 'en')
      .map((code) => `${code}.json`)
      .toSorted(),
  );
});

it('the texts of tables are marked for translation', () => {
  const words = [
    ...allPages.flatMap(({ title, description }) => [title, description ?? title]),
    ...lists
      .map(withTexts)
      .flatMap(({ label, heading, emptyMessage, loadErrorMessage }) => [
        label,
        heading,
        emptyMessage,
        loadErrorMessage,
      ]),
    ...Object.values(postFields).map(({ label }) => label),
  ];
  const own = new Set<string>([brand.name, brand.description]);
  expect(
    words.filter((text) => !messages.has(text) && !own.has(text)),
    'These have to stand in message(…).',
  ).toEqual([]);
});

it.each(readdirSync(folder))('the catalogue %s has every text and no other', (file) => {
  const translations: Record<string, unknown> = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const wrong = [...messages].flatMap(([text, { isPlural }]) =>
    faultsOf(path.parse(file).name, text, isPlural, translations[text]),
  );
  const surplus = Object.keys(translations).filter((text) => !messages.has(text));
  const found = [...wrong, ...surplus.map((text) => `"${text}" is said nowhere`)];
  expect(found, `${found.length} texts: run npm run texts, then fill in the empty ones`).toEqual([]);
});
