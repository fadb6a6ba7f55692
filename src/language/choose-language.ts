import { createPersistedStore } from '@/platform/create-persisted-store';
import { createGlobalStore } from '@/platform/create-store';
import { isLanguageCode, type LanguageCode } from './languages';
import { shownLanguage } from './messages';

/** The language that the visitor chose on this device; English by default. */
export const persistedLanguage = createPersistedStore<LanguageCode>({
  key: 'language',
  parse: (json) => (isLanguageCode(json) ? json : 'en'),
  toJson: (code) => (code === 'en' ? null : code),
});

/** The language that was chosen last. Its texts may still be loading. */
const chosenLanguage = createGlobalStore<LanguageCode>(() => 'en');

async function load(code: LanguageCode) {
  if (code === 'en') return { code, translations: {} };
  const { clocks, translationFiles } = await import('./catalogue-files');
  const translations = (await translationFiles[`./catalogues/${code}.json`]?.()) ?? {};
  return { code, translations, clock: clocks[code] };
}

/** Shows a language once its texts have loaded, unless another is chosen before. Rejects if loading fails. */
export async function showLanguage(code: LanguageCode): Promise<void> {
  chosenLanguage.write(code);
  const language = await load(code);
  if (chosenLanguage.read() !== code) return;
  shownLanguage.write(language);
  document.documentElement.lang = code;
}
