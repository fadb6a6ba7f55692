import { afterEach, expect, it } from 'vitest';
import { findAnswers } from '@/information/help-center';
import { shownLanguage } from '@/language/messages';
import { brand } from '@/platform/brand';

const topics = [
  {
    id: 'app',
    heading: 'The app',
    questions: [
      { id: 'theme', heading: 'Is there a dark theme?', blocks: ['Yes, in the menu.'] },
      { id: 'about', heading: 'What is {brand}?', blocks: [{ list: ['A market.'] }] },
    ],
  },
];
const translations = {
  'The app': 'Die App',
  'Is there a dark theme?': 'Gibt es ein dunkles Design?',
  'Yes, in the menu.': 'Ja, im Menü.',
  'What is {brand}?': 'Was ist {brand}?',
  'A market.': 'Ein Markt.',
};
const found = (search: string) =>
  findAnswers(topics, search).flatMap(({ questions }) => questions.map(({ id }) => id));

const english = shownLanguage.read();
afterEach(() => shownLanguage.write(english));

it.each([
  ['dark menu', ['theme']],
  ['APP', ['theme', 'about']],
  [brand.name, ['about']],
  ['brand', []],
])('the search of the help center finds %j in questions, answers and headings', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

it.each([
  ['dunkles menü', ['theme']],
  [`${brand.name} markt`, ['about']],
  ['dark', []],
])('the search of the help center finds %j in the texts of the current language', (search, expected) => {
  shownLanguage.write({ code: 'de', translations });
  expect(found(search)).toEqual(expected);
});
