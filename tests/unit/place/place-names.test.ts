import { expect, it } from 'vitest';
import { townsBeginning } from '@/place/place-names';

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
])('suggests for %j places that begin with it, in any spelling', (typed, names) =>
  expect(
    townsBeginning(typed, 4)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted()),
);
