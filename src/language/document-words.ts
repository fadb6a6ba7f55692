import { createPersistedStore } from '@/platform/create-persisted-store';
import { isRecord } from '@/platform/parse-values';
import { persistedLanguage } from './choose-language';
import { shownLanguage } from './messages';
import { message, t } from './translate';

/** The document's own words, which it needs before any code of the app, by their `data-word` there. */
const words = {
  search: message('Search'),
  need: message('Search Your Need'),
  failure: message('Gulit could not be loaded'),
  cause: message('The connection was lost, or there is a new version.'),
  reload: message('Reload'),
} as const;

/** Those words in the language that is kept, where the document finds them at the next visit. */
const persistedWords = createPersistedStore<Record<string, unknown> | null>({
  key: 'language-words',
  parse: (json) => (isRecord(json) ? json : null),
});

/** Keeps the document's own words in the language that is kept on this device. Returns how to stop. */
export function keepDocumentWords(): () => void {
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
