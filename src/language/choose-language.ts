import { createPersistedStore } from '@/platform/create-persisted-store';
import { pageVariable } from '@/platform/create-store';
import { isLanguageCode, type LanguageCode } from './languages';
import { shownLanguage } from './messages';

/**
 * The translation files of a language. `first`: the first screens. `lists`: labels and headings of lists. `app`: the
 * bar, menu, footer, listing pages and requests. `later`: all other texts.
 */
type TranslationPart = 'first' | 'lists' | 'app' | 'later';

/** The language that the visitor chose on this device; English by default. */
export const persistedLanguage = createPersistedStore<LanguageCode>({
  key: 'language',
  parse: (json) => (isLanguageCode(json) ? json : 'en'),
  toJson: (code) => (code === 'en' ? null : code),
});

/** The translation files that the visited pages need. */
const neededParts = pageVariable<ReadonlySet<TranslationPart>>(() => new Set(['first']));
/** The language that was chosen last. Its texts may still be loading. */
const chosenLanguage = pageVariable<LanguageCode>(() => 'en');

async function load(code: LanguageCode, parts: Iterable<TranslationPart>) {
  if (code === 'en') return { code, translations: {} };
  const { clocks, translationFiles } = await import('./catalogue-files');
  const files = [...parts].map((part) => translationFiles[`./catalogues/${code}/${part}.json`]?.());
  return { code, translations: Object.assign({}, ...(await Promise.all(files))), clock: clocks[code] };
}

/** Shows a language once its files have loaded, unless the visitor chose another one meanwhile. */
async function showNeeded(code: LanguageCode): Promise<void> {
  const language = await load(code, neededParts.current);
  if (chosenLanguage.current !== code) return;
  const shown = shownLanguage.read();
  // A call that needs fewer files may finish last, so its translations are added to those that are shown.
  const earlier = shown.code === code ? shown.translations : {};
  shownLanguage.write({ ...language, translations: { ...earlier, ...language.translations } });
  document.documentElement.lang = code;
}

/** Switches the interface to a language once its texts have loaded. Rejects if they fail to load. */
export async function showLanguage(code: LanguageCode): Promise<void> {
  chosenLanguage.current = code;
  try {
    await showNeeded(code);
  } catch (error) {
    // From now on, files are loaded for the language that stays on screen.
    if (chosenLanguage.current === code) chosenLanguage.current = shownLanguage.read().code;
    throw error;
  }
}

/** Loads translation files of the chosen language. A file that fails to load leaves its texts in English. */
export async function loadTranslations(...parts: readonly TranslationPart[]): Promise<void> {
  const needed = neededParts.current;
  const isNew = parts.some((part) => !needed.has(part));
  if (isNew) neededParts.current = new Set([...needed, ...parts]);
  const code = chosenLanguage.current;
  if (isNew && code !== 'en') await showNeeded(code).catch(() => {});
}
