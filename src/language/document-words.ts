import { createPersistedStore } from '@/platform/create-persisted-store';
import { isRecord } from '@/platform/parse-values';
import { persistedLanguage } from './choose-language';
import { shownLanguage } from './messages';
import { message, t } from './translate';

/** Texts that index.html shows before any script runs, by their `data-word`. */
const words = {
  search: message('Search'),
  need: message('Search Your Need'),
  failure: message('Gulit could not be loaded'),
  cause: message('The connection was lost, or there is a new version.'),
  reload: message('Reload'),
} as const;

/** The same texts in the chosen language, where index.html finds them at the next visit. */
const persistedWords = createPersistedStore<Record<string, unknown> | null>({
  key: 'language-words',
  parse: (json) => (isRecord(json) ? json : null),
});

/** Stores the texts of index.html in the chosen language. Returns a function that stops it. */
export function storeDocumentTexts(): () => void {
  const keep = () => {
    const kept = persistedLanguage.read();
    if (kept === 'en' && persistedWords.read()) persistedWords.write(null);
    if (kept === 'en' || kept !== shownLanguage.read().code) return;
    persistedWords.write(Object.fromEntries(Object.entries(words).map(([name, text]) => [name, t(text)])));
  };
  keep();
  const stops = [shownLanguage.subscribe(keep), persistedLanguage.subscribe(keep)];
  return () => stops.forEach((stop) => stop());
}
