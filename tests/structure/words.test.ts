import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The noun; to offer may be said of a draft or a version as well. */
const screenWord = /(?:^|[^A-Za-z])offers?(?![a-z])|Offers?(?![a-z])/;
const codeFile = /\.(?:ts|tsx|mjs)$/;

/** Of an export by a declaration the name, of one by a list all names. */
const exported =
  /^export\s+(?:(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+([\w$]+)|(?:type\s+)?\{([^}]*)\})/gm;

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(exported)].flatMap(([, name, list]) => name ?? list?.match(/[\w$]+/g) ?? []);

/** What bears the word that is only for the screen: files, and what they export. */
const misnamed = (file: string, text: string): readonly string[] => [
  ...(screenWord.test(posix.basename(file)) ? [file] : []),
  ...namesIn(text)
    .filter((name) => screenWord.test(name))
    .map((name) => `${file}: ${name}`),
];

/** What people read as an offer is a listing in the code (docs/product.md, What Gulit does). */
describe('the word offer', () => {
  it.each(['src', 'tools', 'deploy'])('names no file and no export of %s', (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      codeFile.test(file),
    );
    expect(files.flatMap((file) => misnamed(file, readFileSync(posix.join(folder, file), 'utf8')))).toEqual(
      [],
    );
  });

  it.each([
    ['saved/gone-offers.tsx', '', 'saved/gone-offers.tsx'],
    ['a.ts', 'export const offerPhotos = 1;', 'a.ts: offerPhotos'],
    ['a.ts', 'export async function readOffers() {}', 'a.ts: readOffers'],
    ['a.ts', 'export { one, two as firstOffer };', 'a.ts: firstOffer'],
    ['a.ts', 'export type { Offer };', 'a.ts: Offer'],
  ])('is found in %s: %s', (file, text, fault) => {
    expect(misnamed(file, text)).toEqual([fault]);
  });

  it('may be a verb', () => {
    expect(misnamed('a.ts', 'export const offeredVersion = 1;')).toEqual([]);
  });
});
