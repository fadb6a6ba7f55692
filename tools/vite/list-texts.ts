import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type ListWithTexts, readLists, src } from './lookups.ts';

const catalogues = path.join(src, 'language/catalogues');
const table = 'virtual:list-texts';
/** A file beside the folders, as some systems leave, is no language. */
const languageFolders = async () =>
  (await readdir(catalogues, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const nameOf = (language: string, texts: string) => `/catalogues/${language}/${texts}.json`;
const file = /^\0virtual:\/catalogues\/(\w+)\/(lists-\d+)\.json$/;

/**
 * Makes files of a few headings out of the `lists.json` of each language. The first screen of a list waits for its
 * heading in the language that the device keeps: with those of all lists it would wait for 4 kB.
 */
export function listTexts(): Plugin {
  let lists: Promise<readonly ListWithTexts[]> | undefined;
  // Whoever starts the app in English waits for no table.
  const readOnce = () => (lists ??= readLists());
  return {
    name: 'list-texts',
    resolveId: (id) => (id === table || file.test(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${table}`) {
        const files = [...new Set((await readOnce()).map(({ texts }) => texts))];
        const loaders = (await languageFolders()).flatMap((language) =>
          files.map((texts) => {
            const name = nameOf(language, texts);
            return `'.${name}': async () => (await import('virtual:${name}')).default`;
          }),
        );
        return `export const listTexts = {${loaders.join()}};`;
      }
      const [, language, texts] = file.exec(id) ?? [];
      if (!language) return null;
      const source = path.join(catalogues, language, 'lists.json');
      this.addWatchFile(source);
      const all: Record<string, string> = JSON.parse(await readFile(source, 'utf8'));
      const words = (await readOnce())
        .filter((list) => list.texts === texts)
        .flatMap(({ label, heading }) => [label, heading]);
      return JSON.stringify(Object.fromEntries(words.map((text) => [text, all[text]])));
    },
  };
}
