import { writePersisted } from '@/platform/persisted-json';
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

/** Where index.html finds the same texts in the chosen language at the next visit. */
const storageKey = 'language-words';

/** Stores the texts of index.html in the chosen language. Returns a function that stops it. */
export function storeDocumentTexts(): () => void {
  const keep = () => {
    const kept = persistedLanguage.read();
    if (kept === 'en') writePersisted(storageKey, null);
    if (kept === 'en' || kept !== shownLanguage.read().code) return;
    writePersisted(
      storageKey,
      Object.fromEntries(Object.entries(words).map(([name, text]) => [name, t(text)])),
    );
  };
  keep();
  const stops = [shownLanguage.subscribe(keep), persistedLanguage.subscribe(keep)];
  return () => stops.forEach((stop) => stop());
}
