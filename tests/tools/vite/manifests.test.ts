import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestIn } from '../../../tools/vite/manifests';

const english = JSON.parse(readFileSync('public/manifest.json', 'utf8'));

it("uses a language's texts, and English for the rest", () => {
  const [first, ...rest] = english.shortcuts;
  const texts = { [english.description]: '', [first.name]: 'Inserieren' };
  expect(JSON.parse(manifestIn('de', texts))).toEqual({
    ...english,
    lang: 'de',
    shortcuts: [{ ...first, name: 'Inserieren' }, ...rest],
  });
});

it('is completely in a language of the interface', () => {
  const { description, shortcuts } = JSON.parse(manifestIn('am'));
  for (const text of [description, ...shortcuts.map(({ name }: { name: string }) => name)])
    expect(text).toMatch(/[\u1200-\u137F]/);
});
