import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const catalogues = 'src/language/catalogues';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** All texts of a language. */
const textsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(`${catalogues}/${language}`).map((file) => readJson(`${catalogues}/${language}/${file}`)),
  );

/** The manifest of the installed app in one language. Untranslated texts stay English. */
export function manifestIn(language: string, texts = textsOf(language)): string {
  const manifest = readJson('public/manifest.json');
  const translate = (text: string) => texts[text] || text;
  const shortcuts = manifest.shortcuts.map((shortcut: { name: string }) => ({
    ...shortcut,
    name: translate(shortcut.name),
  }));
  return JSON.stringify({
    ...manifest,
    lang: language,
    description: translate(manifest.description),
    shortcuts,
  });
}

/** Adds `manifest.<language>.json` to the build; the document links the one of the chosen language. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const language of readdirSync(catalogues))
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.json`,
          source: manifestIn(language),
        });
    },
  };
}
