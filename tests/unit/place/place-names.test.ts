import { expect, it } from 'vitest';
import { townsStartingWith } from '@/place/place-names';

it.each([
  ['bo', ['Bole']],
  ['Debre', ['Bishoftu', 'Debre Birhan', 'Debre Markos', 'Debre Tabor']],
  ['naz', ['Adama']],
  ['ቦሌ', ['Bole']],
  ['ቦለ', ['Bole']],
  ['bolle', ['Bole']],
  ['አዲግራት', ['Adigrat']],
  ['ኮምቦልቻ', ['Kombolcha']],
  ['Axoum', ['Axum']],
  ['Me', ['Megenagna', 'Mekelle', 'Merkato', 'Mexico']],
  [' ', []],
  ['Paris', []],
])('the typed text %j suggests the places that begin with it, in any spelling', (typed, names) =>
  expect(
    townsStartingWith(typed, 4)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted()),
);
