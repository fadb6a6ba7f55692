import { writePersisted } from '@/platform/persisted-json';
import { persistedLanguage } from './choose-language';
import { shownLanguage } from './messages';
import { message, t } from './translate';

/** The texts that index.html shows before any script runs, by the `data-word` of their elements. */
const texts = {
  search: message('Search'),
  need: message('Search Your Need'),
  saved: message('Saved offers'),
  failure: message("Gulit couldn't be loaded"),
  cause: message('The connection was lost, or there is a new version.'),
  reload: message('Reload'),
} as const;

/** index.html reads the stored texts under this key at the next visit. */
const storageKey = 'language-words';

/** Stores the texts of index.html in the chosen language, now and after each change. Returns a function to stop. */
export function storeDocumentTexts(): () => void {
  const store = () => {
    const chosen = persistedLanguage.read();
    if (chosen === 'en') writePersisted(storageKey, null);
    if (chosen === 'en' || chosen !== shownLanguage.read().code) return;
    writePersisted(
      storageKey,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, t(text)])),
    );
  };
  store();
  const stops = [shownLanguage.subscribe(store), persistedLanguage.subscribe(store)];
  return () => stops.forEach((stop) => stop());
}
